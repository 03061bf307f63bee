import * as z from "zod";
import { Id, InstantText, Language, Locale } from "../common.ts";

/** A person as the back office sees them: never a password's hash. */
export const BackOfficeUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  telephone: z.string().optional(),
  fiscalCode: z.string().optional(),
  accountType: z.enum(["private", "business"]),
  locale: Locale,
  language: Language,
  roles: z.array(z.string()).readonly(),
  agentLevel: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  emailVerifiedAt: InstantText.optional(),
  blockedAt: InstantText.optional(),
  closedAt: InstantText.optional(),
  companyId: Id.optional(),
  companyName: z.string().optional(),
  companyStatus: z.enum(["pending", "verified", "rejected", "suspended"]).optional(),
  wholesaleActive: z.boolean(),
  entitlement: z.enum(["none", "premium", "exclusive"]),
  createdOn: InstantText,
});
