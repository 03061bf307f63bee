export interface QuickLine {
  productCode: string;
  quantity: number;
}

/** "1,500" at the end: a code with a quantity behind its comma, or thousands. */
const thousands = /\d,\d{3}$/;

/**
 * Reads pasted lines of a code and a quantity, apart by spaces, tabs, commas or semicolons. A code may hold spaces: the
 * last word is the quantity. Answers the numbers (from 1) of the lines that can't be read.
 */
export function readQuickLines(text: string): { lines: QuickLine[]; unreadable: number[] } {
  const lines: QuickLine[] = [];
  const unreadable: number[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const [, productCode, quantity] = /^(.*\S)[\s,;]+(\d{1,6})$/.exec(line) ?? [];
    const code = productCode?.replace(/[,;]+$/, "").trim();
    if (code && Number(quantity) > 0 && !thousands.test(line))
      lines.push({ productCode: code, quantity: Number(quantity) });
    else unreadable.push(index + 1);
  }
  return { lines, unreadable };
}
