import type { listBankEntries } from "@solvia/core/contract/back-office/payments";
import { date } from "../../../../i18n/format.ts";
import type { RowOf } from "../../../../ui/list/declaration.ts";
import { amountIn } from "../money/amount-in.ts";

export type BankEntry = RowOf<typeof listBankEntries>;

/** What is booked of an entry of which something is left, cents; undefined where all or nothing is. */
export function partlyOf({ amount, left, shares }: BankEntry): { booked: number; left: number } | undefined {
  const booked = amount - left;
  return left > 0 && booked > 0 && shares.every(({ done }) => done) ? { booked, left } : undefined;
}

/** What leaves nobody in doubt: its order is named and the amount tallies, or its booking broke off and only goes on. */
export const isSure = ({ proposal, halfBooked }: BankEntry): boolean => halfBooked || proposal?.confidence === "sure";

/** What was booked of an entry and struck out since, for the words of why it waits again. */
export const struckFacts = (
  { amount, on, orderNumber: order }: BankEntry["struck"][number],
  currency: string,
  language: string,
) => ({ date: date(on, language), amount: amountIn(amount, currency, language), order });

type Words = (key: "officeBank.rival", facts: Record<string, string>) => string;

/** By which entries the orders of a proposal are spoken for already, in words. */
export const rivalWords = ({ proposal, currency }: BankEntry, t: Words, language: string): string[] =>
  (proposal?.rivals ?? []).map(({ number, bookedOn, amount }) =>
    t("officeBank.rival", { number, date: date(bookedOn, language), amount: amountIn(amount, currency, language) }),
  );
