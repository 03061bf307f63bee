import type { CivilDate } from "../../platform/time.ts";

/** A half-year, by which the European Central Bank's reference rate holds: "2026-1" is January to June. */
export type HalfYear = `${number}-${1 | 2}`;

/** Basis points. One that isn't here has to be told by whoever computes a claim: none is guessed (domain-rules, open point O7). */
export type ReferenceRates = Readonly<Record<HalfYear, number>>;

/** As the Ministry publishes it each half-year (art. 5 D.Lgs. 231/2002): a dated table, as VAT rates are. */
export const knownReferenceRates: ReferenceRates = { "2026-1": 215 };

/** Basis points on top of the reference rate (art. 2 c. 1 lett. e D.Lgs. 231/2002). */
export const pointsOnTop = 800;

export const halfYearOf = (day: CivilDate): HalfYear => `${Number(day.slice(0, 4))}-${day.slice(5) <= "06-30" ? 1 : 2}`;

/** Its last day. */
export const endOfHalfYear = (half: HalfYear): CivilDate =>
  half.endsWith("-1") ? `${half.slice(0, 4)}-06-30` : `${half.slice(0, 4)}-12-31`;
