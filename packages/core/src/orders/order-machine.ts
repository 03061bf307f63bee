import { machine } from "../platform/machine.ts";
import { Problem } from "../platform/problems.ts";
import { anythingPaid, demandNotCancelled, hasLeft, orderStatuses, setFree, type Cart, type Order } from "./order.ts";

const confirmed = ["pendingPayment", "processingPayment", "paid"] as const;
/** What follows from the transactions of an order (domain-rules 5.1). */
const settled = [...confirmed, "failed"] as const;

/** One that has failed can be given up while it still keeps pieces; one that anything was paid of until its goods have left. */
function demandFailable(order: Facts): void {
  const { status, fulfilment } = order;
  const refused = (state: string) => new Problem("invalid-transition", { state, action: "fail" });
  if (status === "failed" && !order.reserved) throw refused(status);
  if (anythingPaid(order) && hasLeft(order)) throw refused(fulfilment);
}

type Facts = Pick<Order, "status" | "fulfilment" | "reserved" | "cancelledOn" | "transactions" | "shipments">;

/** A cart as the machine sees it: nothing of it is kept back or sent yet. */
export const cartFacts = ({ status }: Pick<Cart, "status">): Facts => ({
  status,
  fulfilment: "none",
  reserved: false,
  transactions: [],
});

/** The life of an order (domain-rules 5.2); what asks for more than the order itself stands with the use cases. */
export const orderMachine = machine<Facts>()({
  name: "order",
  states: orderStatuses,
  first: "open",
  actions: {
    change: { from: ["open"], actors: ["customer"] },
    save: { from: ["open"], to: "saved", actors: ["customer"] },
    "open-saved": { from: ["saved"], to: "open", actors: ["customer"] },
    /** Of the desk, for a quotation of it. */
    request: { from: ["open"], to: "requested", actors: ["customer"] },
    "reset-requested": { from: ["requested"], to: "open", actors: ["customer", "back-office"] },
    place: { from: ["open"], to: ["awaitingApproval", "pendingPayment"], actors: ["customer"] },
    approve: { from: ["awaitingApproval"], to: "pendingPayment", actors: ["customer"] },
    /** By an owner of the company, or by nobody in time. */
    decline: { from: ["awaitingApproval"], to: "failed", actors: ["customer", "system"], effects: setFree },
    /** A payment that came, failed or was taken back: the order's state follows from all of them. */
    pay: { from: settled, to: settled, actors: ["customer", "back-office", "provider"] },
    reopen: {
      from: ["failed", "pendingPayment", "awaitingApproval"],
      to: "failed",
      actors: ["customer"],
      guard: demandNotCancelled,
      effects: () => ({ reserved: false }),
    },
    retry: {
      from: ["failed", "pendingPayment", "processingPayment"],
      to: ["pendingPayment", "processingPayment"],
      actors: ["customer", "back-office", "system"],
      guard: demandNotCancelled,
    },
    fail: { from: settled, to: "failed", actors: ["back-office"], guard: demandFailable, effects: setFree },
    /** Its consumer has withdrawn from all of it. */
    withdraw: {
      from: [...settled, "awaitingApproval"],
      to: "failed",
      actors: ["customer", "system"],
      effects: setFree,
    },
    /** Nobody has paid in time. */
    expire: { from: ["pendingPayment", "failed"], to: "failed", actors: ["system"] },
    /** Its goods go a step on, or back: which, says the machine of fulfilment. */
    send: { from: confirmed, actors: ["back-office"] },
  },
});
