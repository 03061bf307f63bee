import * as z from "zod";
import { Company } from "./account.ts";
import { Address } from "./address.ts";
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
  memberRole: z.string().optional(),
  entitlement: z.enum(["none", "premium", "exclusive"]),
  ownerId: Id.optional(),
  createdOn: InstantText,
});

/** With all that its page shows. */
export const BackOfficeUserDetails = z.object({
  ...BackOfficeUser.shape,
  /** When the second factor was turned on; absent while it is off. */
  secondFactorAt: InstantText.optional(),
  subscription: z
    .object({ plan: z.string(), status: z.string(), trialExpirationDate: InstantText.optional() })
    .optional(),
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  company: Company.nullable(),
  addresses: z.array(Address),
  sessions: z.array(
    z.object({ id: Id, createdOn: InstantText, lastSeenOn: InstantText, device: z.string().optional() }),
  ),
});
