/** What Amazon SES found of a check: GRAY where there was nothing to check by. */
export type Verdict = "PASS" | "FAIL" | "GRAY" | "PROCESSING_FAILED" | "DISABLED";

export interface Checks {
  spf: Verdict;
  dkim: Verdict;
  dmarc: Verdict;
  /** The domain of the envelope's sender; "" where a bounce names none. */
  envelope: string;
  /** The domains whose signatures the mail carries. */
  signedBy: readonly string[];
}

const withinOneOther = (a: string, b: string): boolean => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);

/**
 * Whether a mail comes from the domain of its From line: by the policy that the domain publishes (DMARC, RFC 7489), and where it publishes
 * none by what that would ask: SPF of an envelope, or a signature, of that domain or one within the other. A signature proves only where
 * all are of that domain: which of several passed isn't told.
 */
export function isAuthentic(from: string, { spf, dkim, dmarc, envelope, signedBy }: Checks): boolean {
  if (dmarc !== "GRAY") return dmarc === "PASS";
  if (spf === "PASS" && envelope !== "" && withinOneOther(envelope, from)) return true;
  return dkim === "PASS" && signedBy.length > 0 && signedBy.every((domain) => withinOneOther(domain, from));
}
