/**
 * What a text that a person typed, pasted or put into a file says. Never a guess: `exact` is the only meaning that the
 * text has for its reader, `asked` lists the meanings to choose from (one that has to be confirmed, or several), and
 * `refused` says what is wrong. `empty` is nothing at all, never zero.
 */
export type Reading<T> =
  | { is: "empty" }
  | { is: "exact"; value: T }
  | { is: "asked"; choices: readonly Choice<T>[] }
  | { is: "refused"; refusal: Refusal };

/** One meaning that a text may have. */
export interface Choice<T> {
  value: T;
  /** How the text is read to mean it, for the words beside the value. */
  as?: "thousands" | "decimals" | "percent" | "fraction" | undefined;
  /** The text says more decimals than the field holds: `value` is rounded half away from zero. */
  rounded?: boolean;
}

export const refusals = [
  "not-a-number",
  "signed",
  "exponent",
  "not-whole",
  "too-small",
  "too-big",
  "too-long",
  "other-currency",
  "unknown-unit",
  "unwanted-unit",
  "not-a-date",
  "no-such-day",
] as const;
export type RefusalCode = (typeof refusals)[number];

/**
 * Why a text is refused, with what is allowed: `minimum` and `maximum` in the unit of the value (cents, basis points),
 * `unit` as it was written and `allowed` as a list with commas. The shape of a `FieldProblem` without its field.
 */
export interface Refusal {
  code: RefusalCode;
  params?: Record<string, string | number>;
}

export const empty = { is: "empty" } as const;
export const exact = <T>(value: T): Reading<T> => ({ is: "exact", value });
export const refused = (
  code: RefusalCode,
  params?: Record<string, string | number>,
): { is: "refused"; refusal: Refusal } => ({
  is: "refused",
  refusal: params ? { code, params } : { code },
});

/** The same reading with what it says changed: cents out of euro, an amount with its discount. */
export function mapReading<T, U>(reading: Reading<T>, change: (value: T) => U): Reading<U> {
  if (reading.is === "exact") return exact(change(reading.value));
  if (reading.is !== "asked") return reading;
  return { is: "asked", choices: reading.choices.map((choice) => ({ ...choice, value: change(choice.value) })) };
}
