import type { ToldKind } from "../platform/act-kinds.ts";
import type { MemberRole } from "../platform/access.ts";
import type { Authorship } from "../platform/authorship.ts";
import type { Language } from "../platform/locale.ts";

/** What accounts announce. Tokens stand in the event alone, which TTL removes; the table keeps their hashes. */
declare module "../platform/events.ts" {
  interface DomainEvents {
    /** An employee has written, or somebody acting for a customer: for the audit log alone. */
    "office-write": Authorship & { reason?: string };
    /** An employee acts for the customer from now on, for the reason that they gave. */
    "acting-began": { userId: string; by: string; reason: string };
    /** While acting somebody did something of this kind for the customer, for the first time. */
    "acted-for": { userId: string; by: string; kind: ToldKind };
    "user-registered": { userId: string; token: string };
    /** By an agent: its owner completes it by the token. */
    "account-created": { userId: string; token: string };
    "verification-asked": { userId: string; token: string };
    "password-reset-asked": { userId: string; token: string };
    "email-change-asked": { userId: string; token: string; email: string };
    "member-invited": {
      email: string;
      language: Language;
      companyName: string;
      invitedBy: string;
      memberRole: MemberRole;
      token: string;
    };
    "member-removed": { userId: string; companyName: string };
    "email-changed": { userId: string; before: string };
    "password-changed": { userId: string; /** The API key ended with it. */ keyEnded?: true };
    "second-factor-changed": { userId: string; turned: "on" | "off" };
    /** By the back office, for somebody who has lost telephone and recovery codes. */
    "second-factor-reset": { userId: string };
    "account-closed": { userId: string };
    "company-verified": { companyId: string; userIds: readonly string[] };
    "company-rejected": { companyId: string; userIds: readonly string[]; reason: string };
  }
}
