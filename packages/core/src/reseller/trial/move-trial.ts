import type { Order } from "../../orders/index.ts";
import { resellerOrderRow, resellerOrderView } from "../orders/read-orders.ts";
import { listTrialOrders, trialOrder, writeTrial } from "./stored-trial.ts";
import { trialNow } from "./trial-clock.ts";
import type { Moved } from "./trial-order.ts";
import { trialSerials } from "./trial-papers.ts";

/** A trial's order as a live one is shown, with serials that are made up and papers that nobody can open. */
export async function trialView(order: Order, now: Date) {
  const view = await resellerOrderView(order, now, trialSerials);
  return { ...view, documents: [] };
}

/** A page of the account's trial orders, as `listResellerOrders` tells live ones. */
export async function listTrial(accountId: string, asked: Parameters<typeof listTrialOrders>[1]) {
  const { orders, cursor } = await listTrialOrders(accountId, asked);
  return { items: orders.map(resellerOrderRow), cursor };
}

/** Lets something happen to an order of the trial, at the trial's time. Problems: not-found, version-conflict, those of the step. */
export async function moveTrial(
  { accountId }: { accountId: string },
  id: string,
  step: (order: Order, at: Date) => Moved,
  now: Date,
) {
  const order = await trialOrder(accountId, id);
  const at = await trialNow(accountId, now);
  const moved = step(order, at);
  const after = moved.order === order ? order : await writeTrial(accountId, order, moved, now);
  return trialView(after, at);
}
