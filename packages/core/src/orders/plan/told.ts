import type { Cents } from "../../platform/money.ts";
import type { Announced } from "../../platform/work/event.ts";
import { orderFailed, paymentFailed, paymentReceived, paymentReminder, planOrderChanged } from "../events.ts";
import type { Order } from "../order.ts";

/** What a subscription's customer is told by the subscription itself. */
const quiet: ReadonlySet<string> = new Set(
  [orderFailed, paymentFailed, paymentReceived, paymentReminder].map(({ type }) => type),
);

/** Cents of it that went back to its payer. */
const givenBack = ({ transactions }: Order): Cents =>
  transactions.reduce((sum, { superseded, refunded = 0 }) => (superseded ? sum : sum + refunded), 0);

/** What a change of an order tells: of one that pays a subscription that it changed, and nothing that the subscription's letters say. */
export function told(before: Order, after: Order, announced: readonly Announced[]): readonly Announced[] {
  if (!after.subscription) return announced;
  const others = announced.filter(({ event }) => !quiet.has(event.type));
  if (before.status === after.status && givenBack(before) === givenBack(after)) return others;
  return [...others, planOrderChanged.of({ orderId: after.id, userId: after.userId })];
}
