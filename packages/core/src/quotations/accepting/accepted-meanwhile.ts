import { Problem } from "../../platform/problems.ts";
import type { LineBalance, Quotation } from "../quotation.ts";
import type { Wish } from "./taken-lines.ts";

/** Whether a wish asks for pieces that were offered and that another acceptance holds by now. */
export const isTakenMeanwhile = (balance: readonly LineBalance[], wishes: readonly Wish[] | undefined): boolean =>
  wishes?.some(({ lineId, quantity }) => {
    const line = balance.find((one) => one.lineId === lineId);
    return line !== undefined && quantity > line.left && quantity <= line.offered;
  }) ?? false;

/** What is told of the acceptance that was first: by whom, as they typed their name, when, and the order that it made. */
export function acceptedMeanwhile({ acceptances }: Pick<Quotation, "acceptances">): Problem {
  const last = acceptances.at(-1);
  return new Problem(
    "quotation-accepted",
    last && { name: last.name, at: last.at, userId: last.userId, orderId: last.orderId },
  );
}
