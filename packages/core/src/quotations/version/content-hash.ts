import { createHash } from "node:crypto";
import { canonicalJson } from "../../platform/text/canonical-json.ts";
import type { Content, QuotationVersion } from "../quotation.ts";

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
