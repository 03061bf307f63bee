import { notationOf, readMoney } from "../../platform/reading/index.ts";
import { nameWords, plainName } from "../../platform/text/plain-name.ts";
import type { BankEntry } from "./bank-entry.table.ts";

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The amounts in cents that a text may mean, written as Italians write them. */
const amountsIn = (text: string): readonly number[] => {
  const read = readMoney(text, { notation: notationOf("it") });
  if (read.is === "exact") return [Math.abs(read.value)];
  return read.is === "asked" ? read.choices.map(({ value }) => Math.abs(value)) : [];
};

type Named = Pick<BankEntry, "name" | "text" | "reference" | "iban" | "amount" | "shares">;

/**
 * Whether an entry is named by what somebody has in hand: words of its payer or of what they wrote, the bank's reference, the payer's IBAN, an
 * order that it pays, or its amount.
 */
export function entryNamedBy(text: string): (entry: Named) => boolean {
  const words = nameWords(text);
  const code = plain(text);
  const sums = amountsIn(text);
  return ({ name = "", text: said, reference = "", iban = "", amount, shares }) => {
    const all = plainName(`${name} ${said}`);
    return (
      words.every((word) => all.includes(word)) ||
      (code !== "" &&
        [reference, iban, said, ...shares.map(({ orderNumber }) => orderNumber)].some((one) =>
          plain(one).includes(code),
        )) ||
      sums.includes(amount)
    );
  };
}
