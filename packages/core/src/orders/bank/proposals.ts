import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import {
  leftOf,
  namesSome,
  proposeAll,
  type Candidate,
  type OpenEntry,
  type WeighedProposal,
} from "../../payments/index.ts";
import { plainName } from "../../platform/text/plain-name.ts";
import { table } from "../../platform/table.ts";
import { bankEntriesIn, BankEntryEntity, type BankEntry } from "./bank-entry.table.ts";

/** So many entries that wait longest are looked at beside those of a page. */
const lookedAt = 2000;

/** An entry as far as a proposal asks: money that came in euro, of which something is left and nothing half booked. */
function openEntry(entry: BankEntry): OpenEntry {
  const begun = entry.shares.filter(({ done }) => !done);
  const isPayable = entry.state === "open" && entry.credit && entry.currency === "eur" && entry.kind === "transfer";
  return {
    ...entry,
    left: isPayable && begun.length === 0 ? leftOf(entry) : 0,
    begun,
    // What was struck out was no money of that order's.
    not: (entry.struck ?? []).map(({ orderId }) => orderId),
  };
}

/**
 * What the entries of a page may pay, weighed with the other open ones that may be for the same debts, on whatever page these stand: those that name
 * the same orders, are being booked for them, or are of the same payer and amount.
 */
export async function proposalsOf(
  page: readonly BankEntry[],
  waiting: readonly Candidate[],
): Promise<Map<string, WeighedProposal>> {
  const own = page.map(openEntry);
  const alone = proposeAll(own, waiting);
  if (alone.size === 0) return alone;
  const asked = new Set([...alone.values()].flatMap(({ shares }) => shares.map(({ orderId }) => orderId)));
  const orders = waiting.filter(({ orderId }) => asked.has(orderId));
  const payers = new Set(own.filter(({ id }) => alone.has(id)).map(payerOf));
  const here = new Set(page.map(({ id }) => id));
  const rivals = (await openEntries())
    .filter(({ id }) => !here.has(id))
    .map(openEntry)
    .filter(
      (one) =>
        one.begun.some(({ orderId }) => asked.has(orderId)) ||
        (one.left > 0 && (payers.has(payerOf(one)) || namesSome(one, orders))),
    );
  return rivals.length > 0 ? proposeAll([...own, ...rivals], waiting) : alone;
}

const payerOf = ({ name = "", left }: OpenEntry): string => `${left} ${plainName(name)}`;

async function openEntries(): Promise<BankEntry[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: bankEntriesIn("open") })
    .entities(BankEntryEntity)
    .options({ limit: lookedAt })
    .send();
  return Items;
}
