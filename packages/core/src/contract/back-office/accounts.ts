import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { AgentRegistration } from "../shapes/registration.ts";

export const createAccount = endpoint({
  method: "POST",
  path: "/back-office/users",
  about: { kind: "users" },
  access: "sales",
  stale: ["people"],
  summary:
    "Make an account for somebody, who completes it by the mail's link: password and consents. An agent's own customer.",
  body: AgentRegistration,
  returns: z.object({ id: Id }),
});
