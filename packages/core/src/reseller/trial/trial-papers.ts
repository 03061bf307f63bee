import {
  countOf,
  noPieces,
  takenOf,
  withPieces,
  worthAt,
  type IssuedDocument,
  type Order,
  type OrderShipment,
  type Pieces,
} from "../../orders/index.ts";
import { newId } from "../../platform/ids.ts";
import { sumOf } from "../../platform/money.ts";
import { invalid } from "../../platform/problems.ts";
import type { CivilDate } from "../../platform/time.ts";

/** Pieces of an article that come back. */
export interface Back {
  productCode: string;
  quantity: number;
}

/** So many serials of a line are made up at most. */
const serialsOfLine = 20;

/** The serials of a trial's shipment, by the code of their article: made up, the same whenever they are asked for. */
export function trialSerials(order: Order, { lines, shippedOn }: Pick<OrderShipment, "lines" | "shippedOn">) {
  if (shippedOn === undefined) return [];
  return lines.map(({ productId, quantity }, at) => ({
    productCode: order.lines.find((line) => line.productId === productId)?.productCode ?? productId,
    codes: Array.from(
      { length: Math.min(quantity, serialsOfLine) },
      (_, piece) => `TRIAL-${order.number}-${at + 1}-${String(piece + 1).padStart(3, "0")}`,
    ),
  }));
}

/** Numbers of a trial's documents are those of no series of the house. */
const numbered = (order: Order): string => `TRIAL-${order.number}-${(order.invoices ?? []).length + 1}`;
const withDocument = (order: Order, document: Omit<IssuedDocument, "id" | "number">) => ({
  invoices: [...(order.invoices ?? []), { id: newId(), number: numbered(order), ...document }],
});

/** What an order becomes by the invoice of all its goods, which is in no register. */
export function invoiced(order: Order, date: CivilDate) {
  const groups = order.amounts.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  return { ...withDocument(order, { type: "TD24", date, total: order.amounts.total, groups }) };
}

/** Pieces by product that were credited already. */
const creditedPieces = ({ invoices = [] }: Order): Pieces =>
  withPieces(
    noPieces,
    invoices.flatMap((one) => one.pieces ?? []),
  );

/**
 * What an order becomes by the credit note of pieces that came back, at what they were worth in it. Problem: invalid-input, at `lines.0.productCode` of what isn't
 * in the order, at `lines.0.quantity` of more than are still with its receiver.
 */
export function credited(order: Order, lines: readonly Back[], date: CivilDate) {
  const before = creditedPieces(order);
  let after = before;
  const refusals: { field: string; code: string }[] = [];
  const pieces = lines.flatMap(({ productCode, quantity }, at) => {
    const sold = order.lines.filter((line) => line.productCode.toUpperCase() === productCode.trim().toUpperCase());
    const productId = sold[0]?.productId;
    if (productId === undefined) {
      refusals.push({ field: `lines.${at}.productCode`, code: "unknown-code" });
      return [];
    }
    after = withPieces(after, [{ productId, quantity }]);
    if (countOf(after, productId) > sumOf(sold.map((line) => line.quantity)))
      refusals.push({ field: `lines.${at}.quantity`, code: "too-many" });
    return [{ productId, quantity }];
  });
  if (refusals.length > 0) throw invalid(...refusals);
  const groups = order.amounts.groups.map(({ rate, taxable, vat }) => {
    const earlier = (order.invoices ?? [])
      .filter(({ type }) => type === "TD04")
      .flatMap((one) => one.groups.filter((group) => group.rate === rate));
    return takenOf({
      left: {
        rate,
        taxable: taxable - sumOf(earlier.map((one) => one.taxable)),
        vat: vat - sumOf(earlier.map((one) => one.vat)),
      },
      before: worthAt(order, rate, before).net,
      after: worthAt(order, rate, after).net,
      whole: taxable,
    });
  });
  const total = sumOf(groups.map(({ taxable, vat }) => taxable + vat));
  return withDocument(order, { type: "TD04", date, total, groups, pieces });
}
