import * as z from "zod";
import { Id, Token } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { InvitedPerson } from "../shapes/registration.ts";

export const registerInvited = endpoint({
  method: "POST",
  path: "/company/invitations/{token}/register",
  access: "anyone",
  stale: [],
  summary: "Make an account in the company that invited; its e-mail counts as confirmed.",
  params: { token: Token },
  body: InvitedPerson,
  returns: z.object({ id: Id }),
  errors: ["token-invalid", "version-conflict"],
  rateLimit: { limit: 10, windowSeconds: 60 },
});
