import type { Language } from "../platform/locale.ts";

export interface Recipient {
  email: string;
  language: Language;
}

/** What a letter says, without any mark-up: one layout draws them all. */
export interface Letter {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** The one thing that the reader can do now. */
  action?: { label: string; url: string };
  /** Why it is sent, where the foot's usual words would be wrong: its reader needn't have an account or an order. */
  why?: string;
  /**
   * Of what somebody has chosen to have: that they have, in place of what the foot says of other letters, and how to have no more like it: a page
   * that asks, and what a mail program calls by itself (RFC 8058).
   */
  leave?: { why: string; label: string; page: string; oneClick: string };
}

export type Block =
  | { kind: "text"; text: string }
  /** Label and value, one a line: bank details, totals, an address; what they add up to stands out at their end. */
  | {
      kind: "facts";
      facts: readonly (readonly [label: string, value: string])[];
      total?: readonly [label: string, value: string];
    }
  | { kind: "rows"; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: "note"; text: string };

export const paragraph = (text: string): Block => ({ kind: "text", text });
export const note = (text: string): Block => ({ kind: "note", text });
