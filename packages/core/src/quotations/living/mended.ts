import type { LineBalance, QuotationLine } from "../quotation.ts";
import { shortOf } from "../accepting/taken-lines.ts";
import { isService, type LineInput } from "../selling/offered-lines.ts";
import type { Finding } from "./living.ts";

/** What was found, with what stands in for an article that is gone or short. */
export type Found = Finding & { substitute?: { productId: string } | undefined };

/** A line as it is typed again when nothing of it changes: named by its id it keeps its price. */
export function typedAgain(line: QuotationLine): LineInput {
  const { lineId, productId, category, name, quantity, optional, note } = line;
  const what = isService(category) ? { service: { category, name } } : { productId };
  return { lineId, ...what, quantity, optional, note };
}

/** The lines that are left of a short article, with the pieces that are there: the first lines' first, what is optional counted apart. */
function takenDown(lines: readonly QuotationLine[], available: number): Map<string, number> {
  const fixed = lines.filter(({ optional }) => !optional).map((line) => ({ line, quantity: line.quantity }));
  const there = new Map(fixed.map(({ line }) => [line.productId, available]));
  return new Map([
    ...lines.map(({ lineId, quantity }) => [lineId, Math.min(quantity, available)] as const),
    ...shortOf(fixed, there).map(({ lineId, available: pieces }) => [lineId, pieces] as const),
  ]);
}

/**
 * The lines of the next version by which a quotation can be ordered again. Where an article is gone or short its nearest substitute takes
 * the place of each of its lines, under the line's id: with its pieces, its note and the discount that was agreed, at the price that the
 * substitute begins at. Without one the lines of what is gone are taken off, and of what is short as many pieces stay as are there. A price
 * that nobody has reduced is renewed where the shop asks less by now; one with a discount was agreed, and stays.
 */
export function mendedLines(lines: readonly QuotationLine[], findings: readonly Found[]): LineInput[] {
  const byLine = Map.groupBy(lines, ({ productId }) => productId);
  const substitutes = new Map<string, string>();
  const pieces = new Map<string, number>();
  const prices = new Map<string, number>();
  for (const finding of findings) {
    if (finding.code === "cheaper") prices.set(finding.lineId, finding.unit);
    if (finding.code !== "gone" && finding.code !== "stock") continue;
    const { productId, substitute } = finding;
    const available = finding.code === "stock" ? Math.max(0, finding.available) : 0;
    if (substitute) substitutes.set(productId, substitute.productId);
    else for (const [lineId, left] of takenDown(byLine.get(productId) ?? [], available)) pieces.set(lineId, left);
  }
  return lines.flatMap((line): LineInput[] => {
    const { lineId, productId, quantity, discount } = line;
    const left = pieces.get(lineId) ?? quantity;
    if (left === 0) return [];
    const price = discount === 0 ? prices.get(lineId) : undefined;
    return [
      {
        ...typedAgain(line),
        ...(substitutes.has(productId) && { productId: substitutes.get(productId) }),
        ...(price !== undefined && { price }),
        quantity: left,
      },
    ];
  });
}

/** Pieces of a line that are left to order and can't be had. */
export interface Lacking {
  line: QuotationLine;
  quantity: number;
  substituteId: string;
}

/**
 * What is lacking of a balance and has a substitute: all that is left of an article that is gone, and of a short one the pieces beyond
 * those that are there, which the first lines get. What is there stays where it was agreed, so that no piece is offered twice.
 */
export function lackingOf(
  lines: readonly QuotationLine[],
  balance: readonly LineBalance[],
  findings: readonly Found[],
): Lacking[] {
  const left = new Map(balance.map((one) => [one.lineId, one.left]));
  const rest = lines.map((line) => ({ ...line, quantity: left.get(line.lineId) ?? 0 }));
  const byArticle = new Map(
    findings.flatMap((finding) =>
      (finding.code === "gone" || finding.code === "stock") && finding.substitute
        ? [[finding.productId, { finding, substituteId: finding.substitute.productId }] as const]
        : [],
    ),
  );
  return [...byArticle].flatMap(([productId, { finding, substituteId }]) => {
    const of = rest.filter((line) => line.productId === productId);
    const there = takenDown(of, finding.code === "stock" ? Math.max(0, finding.available) : 0);
    return of.flatMap((line): Lacking[] => {
      const quantity = line.quantity - (there.get(line.lineId) ?? 0);
      return quantity > 0 ? [{ line, quantity, substituteId }] : [];
    });
  });
}

/** Whether that says anything else than the lines themselves. */
export const isMended = (lines: readonly QuotationLine[], mended: readonly LineInput[]): boolean =>
  mended.length !== lines.length ||
  mended.some(
    ({ productId, quantity, price }, at) =>
      quantity !== lines[at]?.quantity ||
      price !== undefined ||
      (productId !== undefined && productId !== lines[at]?.productId),
  );
