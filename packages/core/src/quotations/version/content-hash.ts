import { createHash } from "node:crypto";
import type { Content, QuotationVersion } from "../quotation.ts";

/** JSON whose fields stand in the order of their names and which has none that is undefined: the same facts are the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(",")}}`;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a draft offers, as an approval is bound to it. */
export const draftHash = (content: Content): string => sha256(canonicalJson(content));

/** What a version says to its customer: page, PDF and order show this one hash, and an acceptance is bound to it. */
export const versionHash = ({
  number,
  version,
  locale,
  content,
  customer,
  amounts,
  sentOn,
}: Omit<QuotationVersion, "hash">): string =>
  sha256(canonicalJson({ number, version, locale, content, customer, amounts, sentOn }));
