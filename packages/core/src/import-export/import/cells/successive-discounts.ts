import type { Cents } from "../../../platform/money.ts";

/**
 * Discounts that follow each other, each taken of what the one before left, as price lists write them: "50+10+5", or in
 * columns of their own. Each is in basis points (10 % is 1000), 0 to 10,000.
 */
export type Discounts = readonly number[];

const whole = 10_000;

/** Between the discounts of one cell. */
const plus = /\s*\+\s*/;

/** The parts of a cell that names several discounts; undefined for any other cell. */
export function partsOf(text: string): string[] | undefined {
  const parts = text.trim().split(plus);
  return parts.length > 1 && !parts.includes("") ? parts : undefined;
}

/** As a row keeps them, and back: shares from 0 to 1 with the sign between them, "0.5+0.1+0.05". */
export const discountsOf = (text: string): Discounts =>
  text === "" ? [] : text.split("+").map((share) => Math.round(Number(share) * whole));
export const writtenOf = (discounts: Discounts): string => discounts.map((one) => one / whole).join("+");

/** What they leave of the whole, as an exact fraction. */
const leftOf = (discounts: Discounts): { of: bigint; left: bigint } => ({
  of: BigInt(whole) ** BigInt(discounts.length),
  left: discounts.reduce((left, one) => left * BigInt(whole - one), 1n),
});

/** A price in cents after all of them, exact until it is rounded once to the cent, half up. */
export function afterDiscounts(price: Cents, discounts: Discounts): Cents {
  const { of, left } = leftOf(discounts);
  return Number((BigInt(price) * left * 2n + of) / (of * 2n));
}

/** All of them as one discount, a share from 0 to 1: 10 % and 5 % are 0.145. Exact as far as a number can hold it. */
export function inAll(discounts: Discounts): number {
  const { of, left } = leftOf(discounts);
  return Number(of - left) / Number(of);
}

/** Whether all of them come to whole percents, as discounts are kept (spec 9). */
export function isWholePercent(discounts: Discounts): boolean {
  const { of, left } = leftOf(discounts);
  return ((of - left) * 100n) % of === 0n;
}
