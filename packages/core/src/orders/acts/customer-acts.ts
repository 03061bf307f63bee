import { isLet } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { customerActs, type CustomerAct } from "./act-codes.ts";
import { isWaived } from "../../payments/index.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order, ShipmentState } from "../order.ts";
import { openTotal } from "../papers/invoiced.ts";
import { demandPayable, isWithdrawnWhole } from "../withdrawal/withdrawal.ts";

type Facts = Pick<
  Order,
  | "status"
  | "fulfilment"
  | "shipments"
  | "transactions"
  | "failedReason"
  | "cancelledOn"
  | "reserved"
  | "lines"
  | "withdrawals"
  | "subscription"
  | "invoices"
>;

const movable = new Set<Order["status"]>(["awaitingApproval", "pendingPayment", "processingPayment", "paid"]);

/** States of shipments of which nothing was made for where they go. */
const stays = new Set<ShipmentState>(["draft", "waiting_stock", "to_prepare", "cancelled"]);

const impossible = (state: string, action: string): Problem => new Problem("invalid-transition", { state, action });

/** An order is opened again once: what it was replaced by goes its own way. */
const wasReplaced = ({ transactions, failedReason }: Facts): boolean =>
  failedReason === "reopened" || (transactions.length > 0 && transactions.every(({ superseded }) => superseded));

const demands: Readonly<Record<CustomerAct, (order: Facts) => void>> = {
  reopen: (order) => {
    orderMachine.demand(order, "reopen", "customer");
    if (order.subscription) throw impossible(order.status, "reopen");
    if (wasReplaced(order)) throw impossible(order.status, "reopen");
    if (order.transactions.some(({ status }) => status === "paid" || status === "processing_payment")) {
      throw new Problem("something-paid");
    }
    if (order.fulfilment !== "none") throw impossible(order.fulfilment, "reopen");
    // What is invoiced is owed until the office takes it back: a cart of it would be sold and invoiced twice.
    if (openTotal(order) > 0) throw impossible("invoiced", "reopen");
  },
  retry: (order) => {
    orderMachine.demand(order, "retry", "customer");
    demandPayable(order);
    const failed = order.transactions.some(({ status, superseded }) => status === "failed" && !superseded);
    if (!failed) throw impossible(order.status, "retry");
    // The subscription has given up this month: another is ordered on its page, at that day's price.
    if (order.subscription && order.failedReason !== undefined) throw impossible(order.status, "retry");
  },
  pay: (order) => {
    demandPayable(order);
    const due = order.transactions.some((one) => one.status === "pending_payment" && !one.superseded && !isWaived(one));
    if (!due) throw impossible(order.status, "pay");
  },
  move: (order) => {
    if (order.subscription) throw impossible(order.status, "receiver-address");
    if (isWithdrawnWhole(order)) throw impossible("withdrawn", "receiver-address");
    if (!movable.has(order.status) || order.fulfilment !== "none") {
      throw impossible(order.fulfilment, "receiver-address");
    }
    // One of its shipments has been made ready for where it goes, or its papers say it: the order alone doesn't tell while others wait.
    const prepared = order.shipments?.find((one) => !stays.has(one.state) || one.transportDocument !== undefined);
    if (prepared) throw impossible(prepared.state, "receiver-address");
  },
};

/**
 * The one rule of what a placed order allows its customer: its use cases demand it and its pages read it (`actsOf`).
 * Problems: invalid-transition, order-ended, something-paid, withdrawal-open.
 */
export const demandAct = (order: Facts, act: CustomerAct): void => demands[act](order);

/** The acts that an order offers its customer. */
export const actsOf = (order: Facts): CustomerAct[] => customerActs.filter((act) => isLet(() => demandAct(order, act)));
