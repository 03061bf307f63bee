import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { changeOf, type ItemChange } from "../../accounts/index.ts";
import { authorship } from "../../platform/authorship.ts";
import { newId } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import type { Receipt } from "../../payments/index.ts";
import { masksOf } from "../../platform/personal-data.ts";
import { ReceiptEntity } from "../ledger/receipt.table.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { receiptId } from "../ledger/stored-receipts.ts";
import { OrderHistoryEntity } from "./history.table.ts";

/** Who acts where no employee does: the customer through the shop, the card provider's events, the schedules. */
export type Actor = "customer" | "provider" | "system";

/** A receipt before and after; it is new when there was none. */
export type ReceiptChange = readonly [before: Receipt | undefined, after: Receipt];

interface Act {
  orderId: string;
  order?: readonly [before: Order, after: Order];
  receipts?: readonly ReceiptChange[];
  /** What it changed of what hangs on the order and stands elsewhere: a document, a request to return goods. */
  beside?: readonly ItemChange[];
  /** Who it was unless an employee is known to be writing. */
  by?: Actor | undefined;
  now: Date;
}

/** What is personal stands in the order itself; here one sees that it is another one. */
const marked: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  [OrderEntity, ReceiptEntity].map((entity) => [entity.entityName, masksOf(entity)]),
);
const personal = (entity: string): ReadonlyMap<string, readonly string[]> => marked.get(entity) ?? new Map();
const named = (entity: string, id: string, value: object | undefined) => value && { _et: entity, id, ...value };

/** The write of what this act has changed; nothing when it changed nothing that people read. */
export function historyOf({ orderId, order, receipts = [], beside = [], by = "customer", now }: Act) {
  const changes = [
    order &&
      withRule(changeOf(named("Order", orderId, order[0]), named("Order", orderId, order[1]), personal), order[0]),
    ...receipts.map(([before, after]) => {
      const id = receiptId(after);
      const change = changeOf(named("Receipt", id, before), named("Receipt", id, after), personal);
      return change && { ...change, fields: [...change.fields, ...amountsOf(change, after)] };
    }),
    ...beside,
  ].filter((change): change is ItemChange => change !== undefined);
  if (changes.length === 0) return [];
  const author = authorship();
  const entry = {
    orderId,
    id: newId(),
    at: instant(now),
    by: author?.by ?? by,
    actingFor: author?.actingFor,
    action: author?.action,
    changes,
  };
  return [OrderHistoryEntity.build(PutTransaction).item(entry)];
}

/** By which rule the order is taxed, with a proposal of another one: it hasn't changed and would stand nowhere. */
function withRule(change: ItemChange | undefined, { amounts }: Order): ItemChange | undefined {
  if (!change?.fields.some(({ field, to }) => field === "vatProposal.rule" && to !== undefined)) return change;
  const { rule } = amounts.treatment;
  return { ...change, fields: [...change.fields, { field: "amounts.treatment.rule", from: rule, to: rule }] };
}

/**
 * How much a refund is, with every change of its state, and of a booking that is struck out how much it was and by which reference: they
 * don't change and would stand nowhere.
 */
function amountsOf(
  { kind, fields }: ItemChange,
  { refunds, amount: booked, reference }: Receipt,
): ItemChange["fields"] {
  const changed = new Set(fields.map(({ field }) => field));
  const isStruckOut = kind === "changed" && changed.has("reversal.reason");
  const struckOut = isStruckOut
    ? [
        { field: "amount", from: booked, to: booked },
        ...(reference === undefined ? [] : [{ field: "reference", from: reference, to: reference }]),
      ]
    : [];
  const ofRefunds = refunds.flatMap(({ amount }, index) => {
    const field = `refunds.${index}.amount`;
    return changed.has(`refunds.${index}.state`) && !changed.has(field) ? [{ field, from: amount, to: amount }] : [];
  });
  return [...struckOut, ...ofRefunds];
}
