import { machine } from "../platform/machine.ts";
import { Problem } from "../platform/problems.ts";
import { returnActions, returnStatuses, type ReturnAction } from "./return-codes.ts";
import { receivedOf, receivedPieces, type ReturnRequest } from "./return-request.ts";

type Facts = Pick<ReturnRequest, "status" | "lines" | "refund">;

/** Problem: return-refund-begun where money is on its way already: nothing else becomes of it. */
function demandNotBegun({ refund }: Facts): void {
  if (refund) throw new Problem("return-refund-begun");
}

/** Problem: return-beyond-order where all that was asked for has come. */
function demandAwaited(facts: Facts): void {
  demandNotBegun(facts);
  if (facts.lines.every((line) => receivedOf(line) >= line.quantity))
    throw new Problem("return-beyond-order", { left: 0 });
}

function demandGoods({ status, lines }: Facts): void {
  if (receivedPieces(lines).length === 0) throw new Problem("invalid-transition", { state: status });
}

/** The life of a request to return goods; money, stock and letters stand with the use cases. */
export const returnMachine = machine<Facts>()({
  name: "return",
  states: returnStatuses,
  first: "asked",
  actions: {
    approve: { from: ["asked"], to: "approved", actors: ["back-office"] },
    reject: { from: ["asked"], to: "rejected", actors: ["back-office"] },
    cancel: { from: ["asked", "approved"], to: "cancelled", actors: ["customer"] },
    /** A consumer withdraws from the contract of its pieces, which is their right wherever they are: the request ends with that. */
    withdraw: {
      from: ["asked", "approved", "received"],
      to: "cancelled",
      actors: ["customer"],
      guard: demandNotBegun,
    },
    /** All of it or a part: the rest may come later, until its end. */
    receive: { from: ["approved", "received"], to: "received", actors: ["back-office"], guard: demandAwaited },
    refund: { from: ["received"], to: "refunded", actors: ["back-office"], guard: demandGoods },
    replace: {
      from: ["received"],
      to: "replaced",
      actors: ["back-office"],
      guard: (facts) => {
        demandNotBegun(facts);
        demandGoods(facts);
      },
    },
    /** The goods are not what was said of them: they go back to their buyer. */
    refuse: { from: ["received"], to: "refused", actors: ["back-office"], guard: demandNotBegun },
  },
});

/** What the office may do with a request now. */
export const returnActionsOf = (request: Facts): ReturnAction[] =>
  returnActions.filter((action) => returnMachine.offers(request, action, "back-office"));
