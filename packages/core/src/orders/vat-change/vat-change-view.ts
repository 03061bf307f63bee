import type { OfficeActor } from "../acts/office-acts.ts";
import { employeesName } from "../four-eyes/marks-view.ts";
import type { Order } from "../order.ts";
import { amountsUnder, vatChangeMachine, vatChoicesOf, vatFactsOf } from "./vat-change.ts";

/** An order's VAT as the office may decide it, with who has proposed and confirmed what; of most orders without a request. */
export async function vatChangeView(order: Order, actor: OfficeActor) {
  const { vatProposal: proposal, vatDecision: decision } = order;
  const facts = vatFactsOf(order);
  const totalOf = (rule: Parameters<typeof amountsUnder>[1]) => amountsUnder(order, rule).total;
  const mayPropose = vatChangeMachine.offers(facts, "propose", actor);
  return {
    options: mayPropose ? vatChoicesOf(order).map((rule) => ({ rule, total: totalOf(rule) })) : [],
    ...(proposal && {
      proposal: {
        ...proposal,
        proposedByName: await employeesName(proposal.proposedBy),
        ...(vatChangeMachine.offers(facts, "confirm", "back-office") && { total: totalOf(proposal.rule) }),
      },
    }),
    ...(decision && {
      decision: {
        ...decision,
        proposedByName: await employeesName(decision.proposedBy),
        confirmedByName: await employeesName(decision.confirmedBy),
      },
    }),
  };
}
