import type { listBankEntries } from "@solvia/core/contract/back-office/payments";
import type { RowOf } from "../../../../ui/list/declaration.ts";

export type BankEntry = RowOf<typeof listBankEntries>;

/** What is booked of an entry of which something is left, cents; undefined where all or nothing is. */
export function partlyOf({ amount, left, shares }: BankEntry): { booked: number; left: number } | undefined {
  const booked = amount - left;
  return left > 0 && booked > 0 && shares.every(({ done }) => done) ? { booked, left } : undefined;
}

/** What leaves nobody in doubt: its order is named and the amount tallies, or its booking broke off and only goes on. */
export const isSure = ({ proposal, halfBooked }: BankEntry): boolean => halfBooked || proposal?.confidence === "sure";
