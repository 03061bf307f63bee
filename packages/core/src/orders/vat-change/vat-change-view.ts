import { findUser } from "../../accounts/index.ts";
import type { OfficeActor } from "../acts/office-acts.ts";
import type { Order } from "../order.ts";
import { amountsUnder, vatChangeMachine, vatChoicesOf, vatFactsOf } from "./vat-change.ts";

/** What people call an employee; nothing of one who has gone. */
async function nameOf(id: string): Promise<string> {
  const user = await findUser(id);
  return user ? `${user.name} ${user.surname}` : "";
}

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
        proposedByName: await nameOf(proposal.proposedBy),
        ...(vatChangeMachine.offers(facts, "confirm", "back-office") && { total: totalOf(proposal.rule) }),
      },
    }),
    ...(decision && {
      decision: {
        ...decision,
        proposedByName: await nameOf(decision.proposedBy),
        confirmedByName: await nameOf(decision.confirmedBy),
      },
    }),
  };
}
