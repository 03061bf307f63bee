import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { released } from "../../payments/index.ts";
import { demandRoom, mostOf } from "../../platform/storing/room.ts";
import { instant } from "../../platform/time.ts";
import { demandPapersAnnulled, withdrawnFrom, type EndPapers } from "../sending/end-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { bookTakenMoney, stopIntents } from "../ledger/stop-intents.ts";
import { orderOfNumber } from "../finding/list-orders.ts";
import type { Order, ReturnedPieces, Withdrawal, WithdrawnPieces } from "../order.ts";
import type { ItemChange } from "../../accounts/index.ts";
import { demandRoomWith, hasRoomWith } from "../order-room.ts";
import { loadOrder, ownOrder, writeOrder } from "../stored-order.ts";
import {
  chosenPieces,
  isWithdrawnWhole,
  leftToWithdraw,
  mayWithdraw,
  refundUntil,
  requestsEndedBy,
  withdrawalUntil,
} from "./withdrawal.ts";
import { withdrawalDeclared } from "../events.ts";
import type { Write } from "../../platform/storing/transaction.ts";

type Declarer = Pick<Withdrawal, "name" | "email" | "language">;

interface Chosen extends Declarer {
  /** All that are left where nothing is said. */
  lines?: readonly WithdrawnPieces[] | undefined;
}

interface InWords extends Declarer {
  /** Which goods, where not all are meant. */
  words?: string | undefined;
}

/** What the end of a request to return goods changes: what the order keeps of it, and what is written beside. */
export interface EndedRequest {
  entry: ReturnedPieces;
  also: readonly Write[];
  beside: readonly ItemChange[];
}

/** Ends a request to return goods, of its id, because its customer withdraws from the contract. Problem: return-refund-begun. */
export type EndRequest = (id: string, now: Date) => Promise<EndedRequest>;

interface Ends {
  endRequest: EndRequest;
  endPapers: EndPapers;
}

/**
 * The buyer withdraws from the contract, as a whole or of some pieces: it stands on the order and in the office's list, and
 * the receipt goes out with it. Its goods are not asked for any more (`askingForTheRest`). Once all is withdrawn from and nothing has left, the order ends: nothing more is charged, its
 * pieces are free, and what was paid is due back by the law's last day. Until then the goods are held (`holdsOf`). Requests to return its pieces end with it. Problems: withdrawal-not-possible, withdrawal-beyond-order, limit-reached for a further part after very many; all that is left always goes.
 */
export const declareWithdrawal = (
  user: User,
  id: string,
  { lines, ...by }: Chosen,
  endRequest: EndRequest,
  now: Date,
  endPapers: EndPapers = demandPapersAnnulled,
): Promise<Order> =>
  untilWritten(async () => {
    const order = await ownOrder(user, id);
    const meant = (stands: Order): Declared => {
      if (!mayWithdraw(stands, now)) throw new Problem("withdrawal-not-possible", { until: withdrawalUntil(stands) });
      return { ...by, lines: chosenPieces(stands, lines) };
    };
    return declare(order, meant, { endRequest, endPapers }, now);
  });

/**
 * The same by who has no account at hand: number and e-mail of the order, and in words what is meant if it isn't all. Answers
 * nothing either way, so that nobody learns which orders there are; the receipt tells its buyer. Words are kept up to a number of their
 * own, so that nobody fills the buyer's room with them; who means all of it is always heard.
 */
export async function declareGuestWithdrawal(
  number: string,
  declared: InWords,
  endRequest: EndRequest,
  now: Date,
  endPapers: EndPapers = demandPapersAnnulled,
): Promise<void> {
  const { name, email, language, words } = declared;
  await untilWritten(async () => {
    const order = await orderOfNumber(number);
    if (!order || order.customer.email.toLowerCase() !== email.toLowerCase()) return;
    const by = { name, email: order.customer.email, language };
    const meant = (stands: Order): Declared | undefined => {
      if (!mayWithdraw(stands, now)) return undefined;
      if (!words) return { ...by, lines: chosenPieces(stands, undefined) };
      return hasRoomFor(words, stands, by, now) ? { ...by, words, lines: [] } : undefined;
    };
    await declare(order, meant, { endRequest, endPapers }, now);
  });
}

/** Whether the words are new and have room; who says the same again is heard already. */
function hasRoomFor(words: string, order: Order, declared: Declarer, now: Date): boolean {
  const inWords = (order.withdrawals ?? []).filter((one) => one.words !== undefined);
  if (inWords.length >= mostOf.withdrawalsInWords || inWords.some((one) => one.words === words)) return false;
  return hasRoomWith(withDeclared(order, newWithdrawal({ ...declared, words, lines: [] }, now)), "withdrawal");
}

/** A part needs room among the declared pieces; one that withdraws from all that is left is the last and always goes. */
function demandRoomFor(after: Order): void {
  if (leftToWithdraw(after).length === 0 || after.withdrawals?.at(-1)?.words !== undefined) return;
  const { length } = (after.withdrawals ?? []).filter((one) => one.words === undefined);
  demandRoom("withdrawals", length - 1, length);
  demandRoomWith(after, "withdrawal", length - 1);
}

type Declared = Omit<Withdrawal, "declaredOn" | "state">;
const newWithdrawal = (declared: Declared, now: Date): Withdrawal => ({
  ...declared,
  state: "declared",
  declaredOn: instant(now),
});

/**
 * Writes down what is meant by an order as it stands, asked again of the order that is written over: of two declarations of the same
 * pieces at once, or of one beside a return, one finds nothing left. Nothing is written where nothing is meant.
 */
async function declare(
  order: Order,
  meant: (stands: Order) => Declared | undefined,
  { endRequest, endPapers }: Ends,
  now: Date,
): Promise<Order> {
  if (!meant(order)) return order;
  // What the provider has taken already is money to give back, not to miss.
  await bookTakenMoney(order.transactions.filter(isOpen), now);
  const before = await loadOrder(order.id);
  const declared = meant(before);
  if (!declared) return before;
  const withdrawal = newWithdrawal(declared, now);
  const ended = await Promise.all(requestsEndedBy(before, declared.lines).map((id) => endRequest(id, now)));
  const after = withDeclared(withEnded(before, ended), withdrawal);
  const place = before.withdrawals?.length ?? 0;
  demandRoomFor(after);
  const events = [withdrawalDeclared.of({ orderId: before.id, withdrawal: place })];
  const ends = mayEnd(after);
  const receipts = ends ? (await receiptsOf(before)).filter(({ settled }) => settled > 0) : [];
  const written = await writeOrder({
    before,
    after: ends ? { ...withdrawnFrom(after, "customer"), cancelledOn: instant(now) } : after,
    receipts: receipts.map((receipt) => [receipt, released(receipt, "withdrawn", refundUntil(withdrawal))]),
    also: [...ended.flatMap(({ also }) => also), ...(ends ? await endPapers(before, now) : [])],
    beside: ended.flatMap(({ beside }) => beside),
    events,
    now,
  });
  const asking = new Set(
    written.transactions.map(({ providerIntentId, superseded }) => !superseded && providerIntentId),
  );
  await stopIntents(before.transactions.filter((one) => isOpen(one) && (ends || !asking.has(one.providerIntentId))));
  return written;
}

const isOpen = ({ status, superseded }: Order["transactions"][number]): boolean => status !== "paid" && !superseded;

/** The order with what is left of the requests that have ended. */
const withEnded = ({ returns, ...order }: Order, ended: readonly EndedRequest[]): Order => ({
  ...order,
  returns: returns?.map((one) => ended.find(({ entry }) => entry.id === one.id)?.entry ?? one),
});

const withDeclared = (order: Order, withdrawal: Withdrawal): Order => ({
  ...order,
  withdrawals: [...(order.withdrawals ?? []), withdrawal],
});

/** All of it is withdrawn from and nothing has left: the order is cancelled (domain-rules 5.2). */
const mayEnd = (order: Order): boolean =>
  isWithdrawnWhole(order) && (order.fulfilment === "none" || order.fulfilment === "ready");
