import { fill } from "../../../platform/text/fill.ts";
import type { Receipt } from "../../../payments/index.ts";
import type { DocumentWords } from "../document-words.ts";
import { lineName } from "../../lines/line-name.ts";
import { moneyBackOf } from "../../payment/money-back.ts";
import { hasEnded, type Order } from "../../order.ts";
import { isPaymentPaused, refundUntil } from "../../withdrawal/withdrawal.ts";
import { withdrawalMoney } from "../../withdrawal/withdrawn-money.ts";

/** What of it isn't paid, also what is on its way. */
export const unpaidOf = ({ transactions }: Pick<Order, "transactions">) =>
  transactions.filter(({ status, superseded }) => status !== "paid" && !superseded);

/** Whether its pro-forma says how to pay: nothing is asked of an order that has ended, or while a withdrawal is looked after. */
export const asksForMoney = (order: Order): boolean => !hasEnded(order) && !isPaymentPaused(order);

type ReturnWords = Pick<DocumentWords, "toReturn" | "toReturnBy" | "returned" | "money" | "day">;

/** What is to come back, by when, and what has. */
const returnTexts = (due: number, by: string | undefined, returned: number, words: ReturnWords): string[] => [
  ...(due > 0
    ? [
        fill(words.toReturn, { amount: words.money(due) }) +
          (by ? ` (${fill(words.toReturnBy, { date: words.day(by) })})` : ""),
      ]
    : []),
  ...(returned > 0 ? [fill(words.returned, { amount: words.money(returned) })] : []),
];

/** Each declared withdrawal: of which pieces, or in which words; of an order that goes on also its money. */
export function withdrawnTexts(order: Order, receipts: readonly Receipt[], words: DocumentWords): string[] {
  const { withdrawals = [], lines } = order;
  const money = withdrawalMoney(order, receipts);
  return withdrawals.flatMap((withdrawal, place) => {
    const pieces = withdrawal.lines.map(({ productId, quantity }) => `${quantity} × ${lineName(lines, productId)}`);
    const what = withdrawal.words ?? pieces.join(", ");
    const { dueBack = 0, returned = 0 } = money[place] ?? {};
    const back = hasEnded(order) ? [] : returnTexts(dueBack - returned, refundUntil(withdrawal), returned, words);
    return [words.named(fill(words.withdrawnOn, { date: words.day(withdrawal.declaredOn) }), what), ...back];
  });
}

/** That an order has ended, when, and what comes back of its money; or that what isn't paid yet isn't asked for while a withdrawal is looked after. */
export function standingTexts(order: Order, receipts: readonly Receipt[], words: DocumentWords): string[] {
  if (!hasEnded(order)) return isPaymentPaused(order) && unpaidOf(order).length > 0 ? [words.paused] : [];
  const since = order.endedOn ?? order.cancelledOn;
  const { due = 0, by, returned = 0 } = moneyBackOf(order, receipts) ?? {};
  return [since ? `${words.ended} (${words.day(since)})` : words.ended, ...returnTexts(due, by, returned, words)];
}
