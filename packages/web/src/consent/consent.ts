/** What may be measured where somebody allows it; each is asked for by itself (domain-rules 8.7). */
export const purposes = ["analytics", "ads"] as const;
export type Purpose = (typeof purposes)[number];

/** What a visitor answered, to which wording, and when. */
export interface Consent {
  version: number;
  /** ISO 8601, UTC. */
  on: string;
  allowed: readonly Purpose[];
}

/** Of what is asked: with a new purpose or another meaning everybody is asked anew. */
export const consentVersion = 1;
/** A cookie of the site's own, which the guidelines of the Garante of 10 June 2021 take as proof of the answer. */
export const consentCookie = "solvia_consent";
/** Nobody is asked again within six months. */
export const askedAgainAfterDays = 183;

const dayMs = 86_400_000;

/** As the cookie holds it: version, moment, purposes. */
export const written = ({ version, on, allowed }: Consent): string =>
  [version, on, allowed.join("+") || "none"].join("~");

/** What a page's cookies say; undefined where nothing was answered, to another wording, too long ago, or nothing that can be read. */
export function consentIn(cookies: string, now: Date): Consent | undefined {
  const [, value = ""] = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies) ?? [];
  const [version, on = "", named = ""] = value.split("~");
  const at = Date.parse(on);
  if (Number(version) !== consentVersion || !(at <= now.getTime()) || named === "") return undefined;
  if (now.getTime() - at > askedAgainAfterDays * dayMs) return undefined;
  const words = named.split("+");
  return { version: consentVersion, on, allowed: purposes.filter((purpose) => words.includes(purpose)) };
}

/** Whether something may be measured: only what was asked for, and allowed. */
export const allows = (consent: Consent | undefined, purpose: Purpose): boolean =>
  consent?.allowed.includes(purpose) ?? false;
