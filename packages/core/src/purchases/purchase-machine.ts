import { machine } from "../platform/machine.ts";
import { Problem } from "../platform/problems.ts";
import type { Purchase } from "./purchase.ts";
import { purchaseActs, type PurchaseAct } from "./purchase-acts.ts";
import { purchaseStates } from "./purchase-states.ts";

type Facts = Pick<Purchase, "state" | "lines">;

/** An order of nothing is sent to nobody. */
function demandLines({ lines }: Facts): void {
  if (lines.length === 0) throw new Problem("order-empty");
}

/** An invoice is of what has come and isn't invoiced. */
function demandToInvoice({ state, lines }: Facts): void {
  if (!lines.some(({ received, settled }) => received > 0 && !settled)) {
    throw new Problem("invalid-transition", { state });
  }
}

/** What is put right was received. */
function demandReceived({ state, lines }: Facts): void {
  if (!lines.some(({ received }) => received > 0)) throw new Problem("invalid-transition", { state });
}

/** The life of an order to a supplier (domain-rules 5.6). What was closed short may still be invoiced for what has come. */
export const purchaseMachine = machine<Facts, "state">("state")({
  name: "purchase",
  states: purchaseStates,
  first: "draft",
  actions: {
    edit: { from: ["draft"], actors: ["back-office"] },
    send: { from: ["draft"], to: "sent", actors: ["back-office"], guard: demandLines },
    confirm: { from: ["sent"], to: "confirmed", actors: ["back-office"] },
    receive: {
      from: ["confirmed", "partially_received"],
      to: ["partially_received", "received"],
      actors: ["back-office", "warehouse"],
    },
    /** Of what was closed short too; what comes again is only forecast of what is still open. */
    "correct-receipt": {
      from: ["partially_received", "received", "closed"],
      to: ["confirmed", "partially_received", "received", "closed"],
      actors: ["back-office"],
      guard: demandReceived,
    },
    match: {
      from: ["partially_received", "received", "closed"],
      to: ["partially_received", "received", "closed"],
      actors: ["back-office"],
      guard: demandToInvoice,
    },
    "close-short": { from: ["partially_received"], to: "closed", actors: ["back-office"] },
    /** While nothing has come: the first receipt leads on. */
    cancel: { from: ["draft", "sent", "confirmed"], to: "cancelled", actors: ["back-office"] },
  },
});

/** What the office may do with an order as it stands. */
export const offeredActs = (purchase: Facts): PurchaseAct[] =>
  purchaseActs.filter((act) => purchaseMachine.offers(purchase, act, "back-office"));
