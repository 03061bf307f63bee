import { plusDays, type CivilDate } from "../platform/time.ts";

/** Days after the first try on which a charge is tried again (domain-rules 5.8): by our schedule alone, never by the provider's. */
export const retryDays = [1, 3, 7] as const;
const lastDay = retryDays[2];

/**
 * How a charge failed: `soft` may go through another day, `hard` never will with this card, and `authentication` waits for the
 * customer.
 */
export const failures = ["soft", "hard", "authentication"] as const;
export type Failure = (typeof failures)[number];

/** What banks say of cards that will never pay: to ask again only harms (the card provider's "hard declines"). */
const hard: ReadonlySet<string> = new Set([
  "expired_card",
  "highest_risk_level",
  "incorrect_number",
  "invalid_account",
  "lost_card",
  "pickup_card",
  "restricted_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stolen_card",
  "transaction_not_allowed",
]);

export function failureOf(code: string | undefined): Failure {
  if (code === "authentication_required") return "authentication";
  return code !== undefined && hard.has(code) ? "hard" : "soft";
}

/**
 * The day after today on which something is done about a failed charge: a soft one is tried again on days 1, 3 and 7; one that
 * waits for the customer stops the benefits on day 1; all others wait for another card until day 7. Undefined from then on: given up.
 */
export function nextStep(startedOn: CivilDate, today: CivilDate, failure: Failure): CivilDate | undefined {
  const days =
    failure === "soft" ? retryDays : failure === "authentication" && today === startedOn ? [retryDays[0]] : [lastDay];
  return days.map((day) => plusDays(startedOn, day)).find((day) => day > today);
}
