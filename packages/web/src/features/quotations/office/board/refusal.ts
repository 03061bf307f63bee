import type { Quotation } from "../quotation.ts";
import type { State } from "./moves.ts";

/** Why a card can't go where an act would lead it, as the quotation stands now; the words are those of the board. */
export type NotNow = "moved" | "approval" | "ordered" | "unordered" | "unprepared" | "notNow";

const isOrdered = ({ acceptances }: Quotation): boolean =>
  acceptances.some(({ order }) => order?.number !== undefined && order.status !== "failed");

/** What of a quotation speaks against a move that its machine knows: somebody was quicker, or what the act asks for isn't there. */
export function whyNotNow(quotation: Quotation, from: State, to: State): NotNow {
  if (quotation.status !== from) return "moved";
  if (to === "sent" && quotation.approval === "asked") return "approval";
  if (to === "won") return "unordered";
  if (isOrdered(quotation)) return "ordered";
  return from === "draft" && quotation.draft === undefined ? "unprepared" : "notNow";
}
