import { notationOf, readMoney } from "../../platform/reading/index.ts";
import { nameFinder } from "../../platform/text/name-finder.ts";
import { nameWords, plainName } from "../../platform/text/plain-name.ts";
import { telephoneFinder } from "../../platform/text/telephone.ts";
import { askedIn, pickup, type Order } from "../order.ts";

/** What a search reads of an order. */
type Named = Pick<Order, "userId" | "number" | "customer" | "address" | "lines" | "transactions"> & {
  amounts: Pick<Order["amounts"], "total" | "vatAmount" | "treatment">;
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const shortestVat = 5;
const shortestCode = 4;

const amountsIn = (text: string): readonly number[] => {
  const read = readMoney(text, { notation: notationOf("it") });
  if (read.is === "exact") return [read.value];
  return read.is === "asked" ? read.choices.map(({ value }) => value) : [];
};

/**
 * Whether an order is named by what somebody has in hand: words of the customer's or company's name (one letter of a word may
 * be wrong; dots of a legal form and accents may be missing), e-mail, order number, VAT number with or without its country, a telephone, a product's code, the reference of a
 * statement, or an amount that it comes to or is paid in.
 */
export function namedBy(text: string): (order: Named) => boolean {
  const isNameOf = nameFinder(text);
  const needle = nameWords(text).join(" ");
  const plain = letters(text);
  const isTelephone = telephoneFinder(text);
  const sums = amountsIn(text);
  return ({ userId, number: orderNumber, customer, address, lines, transactions, amounts }) => {
    const { name, email, companyName = "", vatNumber = "" } = customer;
    const telephone = address === pickup ? undefined : address.telephone;
    return (
      [userId, name, companyName, email, orderNumber].some((one) => plainName(one).includes(needle)) ||
      (plain.length >= shortestVat && letters(vatNumber).endsWith(plain)) ||
      (telephone !== undefined && isTelephone?.(telephone)) ||
      (plain.length >= shortestCode && lines.some(({ productCode }) => letters(productCode).includes(plain))) ||
      (plain !== "" && transactions.some(({ settlementRef = "" }) => letters(settlementRef).includes(plain))) ||
      sums.some(
        (cents) =>
          cents === amounts.total || cents === askedIn(amounts) || transactions.some(({ amount }) => amount === cents),
      ) ||
      isNameOf(name) ||
      isNameOf(companyName)
    );
  };
}

/** The statement's reference by which a payment of an order is named; undefined where it is named by something else. */
export function paymentNamedBy(text: string): (order: Pick<Order, "transactions">) => string | undefined {
  const plain = letters(text);
  return ({ transactions }) =>
    plain.length < shortestCode
      ? undefined
      : transactions.find(({ settlementRef = "" }) => letters(settlementRef).includes(plain))?.settlementRef;
}
