import type { Language, Locale } from "../../platform/locale.ts";
import type { Instant } from "../../platform/time.ts";

/** What comes in by the site's small forms. */
export const messageKinds = ["contact", "recall", "application"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ["new", "seen", "done"] as const;
export type MessageState = (typeof messageStates)[number];

/** The jobs that are open (spec 4). */
export const jobs = [
  "technical-sales",
  "technical-marketing-engineer",
  "warehouse-worker",
  "technical-support-manager",
  "sales-customer-service",
] as const;
export type Job = (typeof jobs)[number];

/** When somebody wants to be called, by the clock of Rome. */
export const recallTimes = ["morning", "afternoon", "any"] as const;
export type RecallTime = (typeof recallTimes)[number];

/** Days that a message is kept: applicants are told so in the form, and whoever writes in the notice on personal data. */
export const keptDays = 365;

/** What somebody has written to the house by one of its small forms, and how far it is seen to. */
export interface OfficeMessage {
  id: string;
  kind: MessageKind;
  state: MessageState;
  name: string;
  /** In lower case; absent where only a telephone was asked for. */
  email?: string | undefined;
  /** E.164. */
  telephone?: string | undefined;
  company?: string | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  job?: Job | undefined;
  when?: RecallTime | undefined;
  /** The curriculum, in the private bucket. */
  cv?: { key: string; name: string; contentType: string } | undefined;
  language: Language;
  locale: Locale;
  /** The version of the notice on personal data that was read. */
  privacyVersion: string;
  /** The employee who sees to it. */
  assigneeId?: string | undefined;
  revision: number;
  createdOn: Instant;
  changedOn: Instant;
  /** When it is erased (epoch seconds). */
  expiresAt: number;
}
