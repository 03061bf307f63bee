import type { Cents } from "../../platform/money.ts";

const whole = (cents: Cents): string => String(Math.floor(Math.abs(cents) / 100));

/** Cents as the exchange reads them: "-12.50". */
export const euros = (cents: Cents): string =>
  `${cents < 0 ? "-" : ""}${whole(cents)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** Basis points as a rate: "22.00". */
export const percent = (rate: number): string => euros(rate);

/** Pieces: "12.00". */
export const pieces = (quantity: number): string => `${quantity}.00`;
