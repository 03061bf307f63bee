import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { leftOf, type Candidate, type EntryState, type WeighedProposal } from "../../payments/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";
import { OrderEntity, ordersWithStatus } from "../order.table.ts";
import { isCredit } from "../papers/invoiced.ts";
import { mayMarkPaid } from "../payment/open-payments.ts";
import { bankEntriesIn, BankEntryEntity, itemOf, type BankEntry } from "./bank-entry.table.ts";
import { entryNamedBy } from "./entry-named-by.ts";
import { proposalsOf } from "./proposals.ts";

interface Page {
  state: EntryState;
  /** What somebody has in hand of it (entry-named-by.ts). */
  text?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** So many orders that wait longest are looked at for a match. */
const lookedAt = 2000;

/** Entries that a search looks through for one page, and those of one read. */
const lookedThrough = 4000;
const atOnce = 200;

/** The entries in a state, the latest first; with what each that is open may pay. */
export async function listEntries({ state, text, cursor, limit }: Page) {
  const named = text?.trim() ? entryNamedBy(text) : undefined;
  const { items, cursor: next } = await filledPage(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: bankEntriesIn(state) })
          .entities(BankEntryEntity)
          .options({ limit: named ? atOnce : limit, reverse: true, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (entries) => (named ? entries.filter(named) : entries),
      keyOf: (entry) => {
        const { gsi1pk, gsi1sk } = itemOf(entry);
        return { pk: `BANKENTRY#${entry.id}`, sk: "BANKENTRY", gsi1pk, gsi1sk };
      },
      lookedThrough: named ? lookedThrough : 1,
    },
  );
  const waiting = state === "open" && items.length > 0 ? await waitingOrders() : [];
  const proposals = await proposalsOf(items, waiting);
  return { items: items.map((entry) => entryView(entry, proposals.get(entry.id))), cursor: next };
}

/** An entry with what is left of it and what it may pay, where that is known. */
export function entryView(entry: BankEntry, proposal?: WeighedProposal) {
  return {
    ...entry,
    shares: [...entry.shares],
    struck: [...(entry.struck ?? [])],
    left: leftOf(entry),
    halfBooked: entry.shares.some(({ done }) => !done),
    proposal,
  };
}

export const candidateOf = (order: Order): Candidate => ({
  orderId: order.id,
  number: order.number,
  invoices: (order.invoices ?? []).filter(({ type }) => type !== "TD27" && !isCredit(type)).map((one) => one.number),
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
