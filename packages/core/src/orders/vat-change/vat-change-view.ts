import type { OfficeActor } from "../acts/office-acts.ts";
import { employeesName } from "../four-eyes/marks-view.ts";
import { askedIn, type Order } from "../order.ts";
import { amountsUnder, vatChangeMachine, vatChoicesOf, vatFactsOf } from "./vat-change.ts";

/** An order's VAT as the office may decide it, with who has proposed and confirmed what; of most orders without a request. */
export async function vatChangeView(order: Order, actor: OfficeActor) {
  const { vatProposal: proposal, vatDecision: decision } = order;
  const facts = vatFactsOf(order);
  const sumsOf = (rule: Parameters<typeof amountsUnder>[1]) => {
    const amounts = amountsUnder(order, rule);
    return { total: amounts.total, asked: askedIn(amounts) };
  };
  const mayPropose = vatChangeMachine.offers(facts, "propose", actor);
  return {
    options: mayPropose ? vatChoicesOf(order).map((rule) => ({ rule, ...sumsOf(rule) })) : [],
    ...(proposal && {
      proposal: {
        ...proposal,
        proposedByName: await employeesName(proposal.proposedBy),
        ...(vatChangeMachine.offers(facts, "confirm", "back-office") && sumsOf(proposal.rule)),
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
