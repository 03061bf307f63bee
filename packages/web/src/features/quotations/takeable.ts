import type { Pieces } from "./chosen-pieces.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** What is left of a line. */
export const leftOf = ({ balance }: Quotation, id: string): number =>
  balance.find(({ lineId }) => lineId === id)?.left ?? 0;

/**
 * The pieces that are there today of the articles of which there are less than are left, by line: those of the first lines first. None of
 * an article that is sold no more.
 */
export function thereOf(quotation: Quotation): Pieces {
  const there: Record<string, number> = {};
  for (const finding of quotation.living?.findings ?? []) {
    if (finding.code === "gone") there[finding.lineId] = 0;
    if (finding.code !== "stock") continue;
    let { available } = finding;
    for (const { lineId, productId } of quotation.current.lines) {
      if (productId !== finding.productId) continue;
      there[lineId] = Math.min(leftOf(quotation, lineId), available);
      available -= there[lineId];
    }
  }
  return there;
}

/** All that can be taken of each line. */
const mostOf = (quotation: Quotation, there: Pieces): Pieces =>
  Object.fromEntries(quotation.current.lines.map(({ lineId }) => [lineId, there[lineId] ?? leftOf(quotation, lineId)]));

/** All that is left and there, without what is optional: what most accept. */
export function allOf(quotation: Quotation, there: Pieces): Pieces {
  const most = mostOf(quotation, there);
  return Object.fromEntries(
    quotation.current.lines.map(({ lineId, optional }) => [lineId, optional ? 0 : (most[lineId] ?? 0)]),
  );
}

/** What is typed of an acceptance is kept for this version, and for what of it could be taken when it was chosen: a choice of more isn't put back. */
export const draftOf = (quotation: Quotation, there: Pieces): string =>
  `accept/${quotation.id}/${quotation.current.hash}/${Object.values(mostOf(quotation, there)).join("-")}`;
