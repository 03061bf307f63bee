import { isBlocked, isUndeclared } from "./blocked.ts";
import type { Quotation } from "../shared/quotation-shapes.ts";

type Facts = Pick<Quotation, "living" | "standing" | "acceptances" | "balance">;

/** Whether all that was accepted of it is ordered: no cart of it waits to be placed any more. */
const isPlaced = ({ acceptances }: Facts): boolean => {
  const made = acceptances.flatMap(({ order }) => order ?? []);
  return made.length > 0 && made.every(({ number }) => number !== undefined);
};

/** The key of what its customer is told to do next. */
export function nextWord(quotation: Facts) {
  const { standing, balance } = quotation;
  if (isUndeclared(quotation) && (standing === "sent" || standing === "expiring" || standing === "dropped"))
    return "undeclared";
  if (isBlocked(quotation)) return "blocked";
  if (!isPlaced(quotation)) return standing;
  if (standing === "partly") return "placedPart";
  if (standing !== "accepted") return standing;
  return balance.some(({ left }) => left > 0) ? "placedOptional" : "placed";
}
