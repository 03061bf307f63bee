import { allowed } from "@solvia/core/platform/access";
import { quotationStatuses } from "@solvia/core/quotations/quotation";
import { quotationKind } from "../acts/quotation-kind.tsx";

export type State = (typeof quotationStatuses)[number];
export { quotationStatuses as states };

/** By which act a card goes from a state to another; what isn't here no act of the desk does. */
const moves: Readonly<Partial<Record<`${State} ${State}`, string>>> = {
  "draft sent": "send",
  "accepted sent": "dropAccepted",
  "sent won": "won",
  "accepted won": "won",
  "draft lost": "lost",
  "sent lost": "lost",
  "accepted lost": "lost",
  "expired lost": "lost",
  "won draft": "reset",
  "lost draft": "reset",
  "expired draft": "reset",
};

/** The act that moves a card, as its page offers it; undefined where none does. */
export const actOf = (from: State, to: State) => {
  const name = moves[`${from} ${to}`];
  return name === undefined ? undefined : quotationKind.actsOf.find((act) => act.name === name);
};

/** Where a card may be moved from its state by an act that is this colleague's to do. */
export const targetsOf = (from: State, user: { roles: readonly string[] } | undefined): readonly State[] =>
  quotationStatuses.filter((to) => {
    const act = actOf(from, to);
    return act !== undefined && allowed(act.needs.access, user);
  });
