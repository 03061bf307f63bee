import type { LeadStatus } from "./lead-codes.ts";
import type { Naming } from "./lead.ts";

/** Where a lead stands by those who are left in it; undefined where nobody is. */
export function statusBy(namings: readonly Pick<Naming, "status" | "messages">[]): LeadStatus | undefined {
  const accepted = namings.filter(({ status }) => status === "accepted");
  if (accepted.some(({ messages }) => messages > 0)) return "contacted";
  if (accepted.length > 0) return "accepted";
  return namings.some(({ status }) => status === "named") ? "assigned" : undefined;
}
