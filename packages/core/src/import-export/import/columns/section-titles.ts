import { isBlank, type RawRow } from "../../tables/cell.ts";
import { kindOf, type Columns } from "./columns.ts";

/** Titles stand where names do; a text alone under a price is no title but a row whose code was forgotten. */
const namesSomething = (target: string | null): boolean =>
  target === null || kindOf(target) === "text" || kindOf(target) === "choice";

/** A text that may be a code whose row lacks the rest: with a figure, and in one word. */
const isLikeCode = (text: string): boolean => /\d/.test(text) && !/\s/.test(text.trim());

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Tells the rows between those of products: a section's title ("INVERTER IBRIDI"), alone in its row, and the heading once
 * more. Whoever asks has to look whether the text of a title is a product's code.
 */
export function titles({ choices }: Columns): (row: RawRow) => boolean {
  return ({ cells }) => {
    const filled = [...cells.entries()].filter(([, cell]) => !isBlank(cell));
    const isHeading = filled.every(([index, { text }]) => inOneLine(text) === choices[index]?.heading);
    if (isHeading) return filled.length > 1;
    const [first, second] = filled;
    if (!first || second) return false;
    const [index, { text, is }] = first;
    const target = choices[index]?.target ?? null;
    if (is !== undefined || !/\p{L}/u.test(text) || !namesSomething(target)) return false;
    return target !== "productCode" || !isLikeCode(text);
  };
}
