import * as z from "zod";
import { keyModes, scopes } from "../../platform/http/key-scopes.ts";
import { endpoint } from "../endpoint.ts";

export const getResellerKey = endpoint({
  method: "GET",
  path: "/reseller/v1/key",
  access: "reseller",
  scope: "any",
  shows: ["api-keys"],
  summary: "What the key of this call may do, and on which data it works.",
  returns: z.object({
    id: z.string(),
    mode: z.enum(keyModes),
    scopes: z.array(z.enum(scopes)),
  }),
});
