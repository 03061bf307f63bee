import * as z from "zod";
import { endpoint } from "./endpoint.ts";

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: [],
  summary: "Whether the API and its table answer, and which release runs.",
  errors: ["service-unavailable"],
  returns: z.object({ status: z.literal("ok"), release: z.string(), now: z.iso.datetime() }),
});
