import type { CivilDate } from "../time.ts";

/** How far a series of numbers is: its last one, and the day that bears it; nought where it hasn't begun. */
export interface Counted {
  last: number;
  lastOn?: CivilDate | undefined;
}

/**
 * The next number of a series for a document of this day, and the condition of its write in the transaction that uses it: that nobody has
 * taken the number since and that no document of the series has a later date. So no number is missing, none is given twice, and they
 * follow their dates.
 */
export const nextNumber = ({ last }: Counted, on: CivilDate) => ({
  item: { last: last + 1, lastOn: on },
  condition:
    last === 0
      ? { attr: "last" as const, exists: false }
      : {
          and: [
            { attr: "last" as const, eq: last },
            { attr: "lastOn" as const, lte: on },
          ],
        },
});
