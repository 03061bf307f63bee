import * as z from "zod";
import { memberRoles } from "../platform/access.ts";
import { toldKinds } from "../platform/act-kinds.ts";
import { event } from "../platform/work/event.ts";
import { languages } from "../platform/locale.ts";
import { Id } from "../platform/text/typed.ts";

const ofUser = { userId: Id } as const;
/** Tokens stand in the event alone, which TTL removes; the table keeps their hashes. */
const withToken = { ...ofUser, token: z.string() } as const;
const ofCompany = { companyId: Id, userIds: z.array(Id).readonly() } as const;

const byMail = { queues: ["email"] } as const;
const byMailAndNotice = { queues: ["email", "notifications"] } as const;

/** An employee has written, or somebody acting for a customer: for the audit log alone, which reads it from the stream. */
export const officeWrite = event(
  "office-write",
  z.object({
    id: z.string(),
    at: z.string(),
    by: z.string(),
    action: z.string(),
    kind: z.string(),
    entityId: z.string().optional(),
    actingFor: z.string().optional(),
    reason: z.string().optional(),
  }),
  { queues: [] },
);
/** An employee acts for the customer from now on, for the reason that they gave. */
export const actingBegan = event(
  "acting-began",
  z.object({ ...ofUser, by: z.string(), reason: z.string() }),
  byMailAndNotice,
);
/** While acting somebody did something of this kind for the customer, for the first time. */
export const actedFor = event(
  "acted-for",
  z.object({ ...ofUser, by: z.string(), kind: z.enum(toldKinds) }),
  byMailAndNotice,
);
export const userRegistered = event("user-registered", z.object(withToken), { queues: ["email", "vat-checks"] });
/** By an agent: its owner completes it by the token. */
export const accountCreated = event("account-created", z.object(withToken), { queues: ["email", "vat-checks"] });
export const verificationAsked = event("verification-asked", z.object(withToken), byMail);
export const passwordResetAsked = event("password-reset-asked", z.object(withToken), byMail);
export const emailChangeAsked = event("email-change-asked", z.object({ ...withToken, email: z.string() }), byMail);
export const memberInvited = event(
  "member-invited",
  z.object({
    email: z.string(),
    language: z.enum(languages),
    companyName: z.string(),
    invitedBy: z.string(),
    memberRole: z.enum(memberRoles),
    token: z.string(),
  }),
  byMail,
);
export const memberRemoved = event("member-removed", z.object({ ...ofUser, companyName: z.string() }), byMail);
export const emailChanged = event("email-changed", z.object({ ...ofUser, before: z.string() }), byMailAndNotice);
export const passwordChanged = event(
  "password-changed",
  z.object({ ...ofUser, /** The API key ended with it. */ keyEnded: z.literal(true).optional() }),
  byMailAndNotice,
);
export const secondFactorChanged = event(
  "second-factor-changed",
  z.object({ ...ofUser, turned: z.enum(["on", "off"]) }),
  byMailAndNotice,
);
/** By the back office, for somebody who has lost telephone and recovery codes. */
export const secondFactorReset = event("second-factor-reset", z.object(ofUser), byMailAndNotice);
export const accountClosed = event("account-closed", z.object(ofUser), { queues: ["erasure"] });
export const companyVerified = event("company-verified", z.object(ofCompany), {
  queues: ["email", "notifications", "vat-checks"],
});
export const companyRejected = event("company-rejected", z.object({ ...ofCompany, reason: z.string() }), byMail);
/** The register is to be asked about the company's VAT number anew: sent by the nightly schedule, for each company. */
export const vatCheckDue = event("vat-check-due", z.object({ companyId: Id }), { queues: ["vat-checks"] });
