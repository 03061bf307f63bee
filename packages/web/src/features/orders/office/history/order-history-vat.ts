import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

type Change = Pick<AnswerOf<typeof Contract>["items"][number]["changes"][number], "fields">;
type Field = Change["fields"][number];

export interface VatAct {
  /** One administrator proposes, another one confirms; or one of the two ends the proposal. */
  act: "proposed" | "confirmed" | "ended";
  /** From which rule to which: as it is and is proposed, as it was and is now; of one that has ended what was proposed. */
  rule?: Field | undefined;
  total?: Field | undefined;
}

/** What an act at an order's VAT was: the three are one endpoint's. */
export function vatActOf(changes: readonly Change[]): VatAct {
  const fields = changes.flatMap((change) => change.fields);
  const at = (name: string) => fields.find(({ field }) => field === name);
  const [proposal, now] = [at("vatProposal.rule"), at("amounts.treatment.rule")];
  if (proposal?.to !== undefined)
    return { act: "proposed", rule: { field: "vatProposal.rule", from: now?.from, to: proposal.to } };
  // The end of a long list of changes isn't kept: amounts that have changed tell a confirmation as well.
  const isConfirmed = fields.some(({ field }) => /^(vatDecision|amounts)\./.test(field));
  if (isConfirmed) return { act: "confirmed", rule: now ?? at("vatDecision.rule"), total: at("amounts.total") };
  return { act: "ended", rule: proposal };
}
