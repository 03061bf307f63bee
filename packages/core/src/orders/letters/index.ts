import { findUser, ownersOf, wantsOrderMails } from "../../accounts/index.ts";
import { wordingFor, type LettersFor, type Letter, type Post, type Wording } from "../../mail/index.ts";
import { dueBackOfEnded, dueBackOfWithdrawal } from "../payment/due-back-for.ts";
import type * as events from "../events.ts";
import { askedIn, type Order } from "../order.ts";
import { loadOrder } from "../stored-order.ts";
import { approvalLetter, declinedLetter } from "./approval-letters.ts";
import { bankDebitLetter } from "./debit-letters.ts";
import { vatRaisedLetter } from "./vat-letters.ts";
import { recallLetter } from "./recall-letter.ts";
import { preparedLetter, totalChangedLetter } from "./total-letters.ts";
import {
  failedLetter,
  placedLetter,
  receivedLetter,
  reminderLetter,
  returnLetter,
  shipmentLetter,
  stageLetter,
  withdrawalLetter,
} from "./order-letters.ts";

interface OfOrder {
  orderId: string;
}
type Write<P> = (wording: Wording, order: Order, payload: P) => Letter | Promise<Letter>;

/** To whoever placed the order. */
const toBuyer =
  <P extends OfOrder>(write: Write<P>) =>
  async (payload: P): Promise<Post[]> => {
    const order = await loadOrder(payload.orderId);
    const { email, language } = order.customer;
    return [{ to: { email, language }, letter: await write(wordingFor(language), order, payload) }];
  };

/** As `toBuyer`, unless they have switched such letters off in their settings. */
const toBuyerWhoWants =
  <P extends OfOrder>(write: Write<P>) =>
  async (payload: P): Promise<Post[]> => {
    const buyer = await findUser((await loadOrder(payload.orderId)).userId);
    return wantsOrderMails(buyer ?? {}) ? toBuyer(write)(payload) : [];
  };

const paymentOf = ({ transactions }: Order, seq: number) => transactions.find((one) => one.seq === seq);

async function askOwners({ orderId }: OfOrder): Promise<Post[]> {
  const order = await loadOrder(orderId);
  const owners = order.companyId ? await ownersOf(order.companyId) : [];
  return owners.map(({ email, language }) => ({
    to: { email, language },
    letter: approvalLetter(wordingFor(language), order),
  }));
}

/** To the buyer's own address always, and to the one that a declaration names besides: nobody is declared for without reading of it. */
async function receiptOfWithdrawal({ orderId, withdrawal: place }: OfOrder & { withdrawal: number }): Promise<Post[]> {
  const order = await loadOrder(orderId);
  const withdrawal = order.withdrawals?.[place];
  if (!withdrawal) return [];
  const { email } = order.customer;
  const language = withdrawal.language ?? order.customer.language;
  const letter = withdrawalLetter(wordingFor(language), order, withdrawal, await dueBackOfWithdrawal(order, place));
  const named = withdrawal.email;
  const addresses = named && named.toLowerCase() !== email.toLowerCase() ? [named, email] : [email];
  return addresses.map((address) => ({ to: { email: address, language }, letter }));
}

/**
 * The letters of orders. That goods are ready or delivered and that money has come may be switched off; that an order came in,
 * failed or waits for money is always told.
 */
export const orderLetters: LettersFor<typeof events> = {
  "order-placed": toBuyer(placedLetter),
  "order-approval-asked": askOwners,
  "order-declined": toBuyer((wording, order, { reason }) => declinedLetter(wording, order, reason)),
  "order-ready": toBuyerWhoWants((wording, order) => stageLetter(wording, order, "order-ready")),
  "shipment-sent": toBuyerWhoWants((wording, order, { shipmentId }) => shipmentLetter(wording, order, shipmentId)),
  "serials-recalled": toBuyer((wording, order, recalled) => recallLetter(wording, order, recalled)),
  "order-delivered": toBuyerWhoWants((wording, order) => stageLetter(wording, order, "order-delivered")),
  "order-failed": toBuyer(async (wording, order) =>
    stageLetter(wording, order, "order-failed", await dueBackOfEnded(order)),
  ),
  "order-vat-raised": toBuyer((wording, order, { amount }) => vatRaisedLetter(wording, order, amount)),
  "order-prepared": async ({ userId, amount }) => {
    const user = await findUser(userId);
    if (!user) return [];
    const { email, language, locale } = user;
    return [{ to: { email, language }, letter: preparedLetter(wordingFor(language), locale, amount) }];
  },
  "order-total-changed": toBuyer((wording, order, changed) => totalChangedLetter(wording, order, changed)),
  "withdrawal-declared": receiptOfWithdrawal,
  "payment-received": toBuyerWhoWants((wording, order, { seq }) =>
    receivedLetter(wording, order, paymentOf(order, seq)?.amount ?? askedIn(order.amounts)),
  ),
  "payment-failed": toBuyer((wording, order, { seq }) => failedLetter(wording, order, paymentOf(order, seq))),
  "payment-reminder": toBuyer((wording, order, { lateDays }) => reminderLetter(wording, order, lateDays)),
  "bank-debit-announced": toBuyer((wording, order, debit) => bankDebitLetter(wording, order, debit)),
  "payment-to-return": toBuyer((wording, order, money) => returnLetter(wording, order, "toReturn", money)),
  "payment-returned": toBuyer((wording, order, money) => returnLetter(wording, order, "returned", money)),
  "payment-corrected": toBuyer((wording, order, money) => returnLetter(wording, order, "corrected", money)),
};
