import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { leftOf, propose, type Candidate, type EntryState } from "../../payments/index.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";
import { OrderEntity, ordersWithStatus } from "../order.table.ts";
import { mayMarkPaid } from "../payment/open-payments.ts";
import { bankEntriesIn, BankEntryEntity, type BankEntry } from "./bank-entry.table.ts";

interface Page {
  state: EntryState;
  cursor?: string | undefined;
  limit: number;
}

/** So many orders that wait longest are looked at for a match. */
const lookedAt = 2000;

/** The entries in a state, the latest first; with what each that is open may pay. */
export async function listEntries({ state, cursor, limit }: Page) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: bankEntriesIn(state) })
    .entities(BankEntryEntity)
    .options({ limit, reverse: true, ...startingAt(cursor) })
    .send();
  const waiting = state === "open" && Items.length > 0 ? await waitingOrders() : [];
  return { items: Items.map((entry) => entryView(entry, waiting)), cursor: cursorOf(LastEvaluatedKey) };
}

/** An entry with what is left of it and, where orders are given, what it may pay. */
export function entryView(entry: BankEntry, waiting: readonly Candidate[] = []) {
  const left = leftOf(entry);
  const isPayable = entry.state === "open" && entry.credit && entry.currency === "eur" && left > 0;
  const halfBooked = entry.shares.some(({ done }) => !done);
  return {
    ...entry,
    shares: [...entry.shares],
    left,
    halfBooked,
    proposal: isPayable && entry.kind === "transfer" && !halfBooked ? propose(entry, left, waiting) : undefined,
  };
}

export const candidateOf = (order: Order): Candidate => ({
  orderId: order.id,
  number: order.number,
  names: [order.customer.name, ...(order.customer.companyName ? [order.customer.companyName] : [])],
  open: order.transactions.filter((one) => mayMarkPaid(order, one)).map(({ amount }) => amount),
});

async function waitingOrders(): Promise<Candidate[]> {
  const { Items } = await pageOfShards(ordersWithStatus("pendingPayment"), OrderEntity, {
    after: undefined,
    limit: lookedAt,
  });
  return Items.filter(({ status }) => status === "pendingPayment").map(candidateOf);
}

/** How many entries wait for somebody, up to so many. */
export async function countOpenEntries(limit: number) {
  const { Count = 0, LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: bankEntriesIn("open") })
    .options({ select: "COUNT", limit })
    .send();
  return { count: Count, more: LastEvaluatedKey !== undefined };
}
