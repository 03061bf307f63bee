import { isDeepStrictEqual } from "node:util";
import { Problem } from "../platform/problems.ts";

/** As a client has it: what is absent, and what is said to be nothing, are alike. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
export const isAlike = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/**
 * A part of a shipment as somebody saw it before they wrote another. What already is as they wish was said twice, by them or by two of one mind.
 * Problem: version-conflict where somebody else has written meanwhile.
 */
export const demandSeen = (now: unknown, seen: unknown, wished: unknown): void => {
  if (!isAlike(now, seen) && !isAlike(now, wished)) throw new Problem("version-conflict");
};
