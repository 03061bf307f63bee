import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { movementsById } from "../logistics/index.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { table } from "../platform/table.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { costsAmong } from "./expenses/expense.ts";
import { expensesOf } from "./expenses/list-expenses.ts";
import type { CivilDate } from "../platform/time.ts";
import { amountOf, isToCome, type Purchase, type ReceiptCorrection } from "./purchase.ts";
import { offeredActs } from "./purchase-machine.ts";
import type { PurchaseState } from "./purchase-states.ts";
import { PurchaseEntity, purchaseKeys, purchases } from "./purchase.table.ts";
import { landedCosts } from "./rules/landed-cost.ts";
import { mostOfDelivery } from "./rules/receipt.ts";
import { loadPurchase } from "./stored-purchase.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
  state?: PurchaseState | undefined;
  supplierId?: string | undefined;
  /** Words of its number, its supplier or an article in it. */
  text?: string | undefined;
}

/** A search looks through the orders of some years. */
const lookedThrough = 2000;

const isComing: ReadonlySet<PurchaseState> = new Set(["confirmed", "partially_received"]);

/** The first confirmed day of what hasn't come yet, article by article; none of an order that isn't confirmed, or has come. */
function expectedOf({ state, promised = [], lines }: Purchase): CivilDate | undefined {
  if (!isComing.has(state)) return undefined;
  const days = lines.flatMap(({ productId, received }) => {
    let came = received;
    const open = promised
      .filter((one) => one.productId === productId)
      .toSorted((a, b) => (a.on < b.on ? -1 : 1))
      .find(({ quantity }) => {
        came -= quantity;
        return came < 0;
      });
    return open ? [open.on] : [];
  });
  return days.toSorted()[0];
}

/** An order as a list shows it. */
const rowOf = (purchase: Purchase) => {
  const { id, number, state, supplierId, supplierName, orderOn, wantedOn, lines, createdOn, sentAt } = purchase;
  const sum = (of: "quantity" | "received") => lines.reduce((pieces, line) => pieces + line[of], 0);
  return {
    id,
    number,
    state,
    supplierId,
    supplierName,
    orderOn,
    wantedOn,
    createdOn,
    sentAt,
    expectedOn: expectedOf(purchase),
    articles: lines.length,
    pieces: sum("quantity"),
    received: sum("received"),
    amount: amountOf(lines),
  };
};

/** The orders to suppliers, the latest first: all, or those that are asked for. */
export async function listPurchases({ cursor, limit, state, supplierId, text }: Page) {
  const isNamed = wordsIn(text);
  const page = await filledPage<Purchase & { gsi1pk?: string }>(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: purchases })
          .entities(PurchaseEntity)
          .options({ limit, reverse: true, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (found) =>
        found.filter(
          (one) =>
            (state === undefined || one.state === state) &&
            (supplierId === undefined || one.supplierId === supplierId) &&
            isNamed(
              one.number,
              one.supplierName,
              ...one.lines.flatMap(({ productCode, name, purchaseCode }) => [productCode, name, purchaseCode]),
            ),
        ),
      keyOf: (purchase) => ({ pk: `PURCHASE#${purchase.id}`, sk: "PURCHASE", ...purchaseKeys(purchase) }),
      lookedThrough,
    },
  );
  return { items: page.items.map(rowOf), cursor: page.cursor };
}

const withoutAuthor = ({ movementId, quantity, reason, at }: ReceiptCorrection) => ({
  movementId,
  quantity,
  reason,
  at,
});

/** An order with what is to come by it, what each line costs here, what was spent on it, and what may be done with it. */
export async function purchaseView(purchase: Purchase) {
  const [movements, expenses] = await Promise.all([movementsById(purchase.movementIds), expensesOf(purchase.id)]);
  const landed = landedCosts(purchase.lines, costsAmong(expenses));
  const open = movements.filter(isToCome);
  const piecesOf = (productId: string, except?: string) =>
    open.reduce(
      (sum, { id, lines }) =>
        sum + (id !== except && lines[0]?.productId === productId ? (lines[0]?.quantity ?? 0) : 0),
      0,
    );
  return {
    ...rowOf(purchase),
    version: purchase.version,
    supplierEmail: purchase.supplierEmail,
    language: purchase.language,
    warehouseId: purchase.warehouseId,
    notes: purchase.notes,
    confirmedAt: purchase.confirmedAt,
    reference: purchase.reference,
    endedAt: purchase.endedAt,
    reason: purchase.reason,
    lines: purchase.lines.map((line, at) => ({ ...line, toCome: piecesOf(line.productId), landed: landed[at] })),
    toCome: open
      .flatMap(({ id, forecastOn, lines: [line] }) => {
        const of = purchase.lines.find(({ productId }) => productId === line?.productId);
        if (!line || !of || forecastOn === undefined) return [];
        const maximum = mostOfDelivery(of, piecesOf(line.productId, id));
        return [{ movementId: id, productId: line.productId, on: forecastOn, quantity: line.quantity, maximum }];
      })
      .toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    receipts: purchase.receipts.map(({ correction, ...receipt }) => ({
      ...receipt,
      correction: correction && withoutAuthor(correction),
    })),
    invoices: [...purchase.invoices],
    expenses,
    acts: offeredActs(purchase),
  };
}

export const getPurchase = async (id: string) => purchaseView(await loadPurchase(id));
