import { readPieces, type Notation, type Refusal } from "@solvia/core/platform/reading";

export interface QuickLine {
  productCode: string;
  quantity: number;
}

/** A line (from 1) that can't be added: without a quantity it isn't a code and a quantity at all. */
export interface QuickFault {
  row: number;
  /** As it is written, and why it is none; "unclear" where it can be read in two ways. */
  quantity?: { text: string; why: Refusal | "unclear" };
}

/** What the API takes of one product. */
const most = 100_000;

const number = String.raw`[+\-−–]?[\d.,'’]*\d(?:[eE][+-]?\d+)?`;
const quantity = String.raw`(${number}(?: ?\p{L}+\.?)?)`;
/** How code and quantity stand apart: the last column, the last word, or what is behind the first comma. */
const ways = [
  /^(.*\S)\s*[;\t]\s*([^;\t]*)$/u,
  new RegExp(String.raw`^(.*\S)\s+[,;]?\s*${quantity}$`, "u"),
  new RegExp(String.raw`^([^,]*[^\s,])\s*,\s*${quantity}$`, "u"),
];

function parted(line: string): { code: string; text: string } | undefined {
  const bare = line.replace(/[,;\s]+$/, "");
  for (const way of ways) {
    const [, code, text] = way.exec(bare) ?? [];
    if (code !== undefined && text) return { code: code.replace(/[\s,;]+$/, ""), text };
  }
  return undefined;
}

/** "CODE 1 500": the quantity with its thousands apart, or a code that ends in a number. */
const isSplit = ({ code, text }: { code: string; text: string }): boolean =>
  /^\d{3}$/.test(text) && /\s\d{1,3}$/.test(code);

function readLine(line: string, notation: Notation): QuickLine | Omit<QuickFault, "row"> {
  const parts = parted(line);
  if (!parts?.code) return {};
  const { code, text } = parts;
  if (!line.includes(";") && !line.includes("\t") && isSplit(parts)) {
    return { quantity: { text: `${code.split(/\s/).at(-1)} ${text}`, why: "unclear" } };
  }
  const reading = readPieces(text, { notation, minimum: 1, maximum: most });
  if (reading.is === "exact") return { productCode: code, quantity: reading.value };
  if (reading.is === "asked") return { quantity: { text, why: "unclear" } };
  // Letters behind a number that no pieces are counted in are a code's: "10KTL".
  const isQuantity = reading.is === "refused" && reading.refusal.code !== "unknown-unit";
  return isQuantity && /\d/.test(text) ? { quantity: { text, why: reading.refusal } } : {};
}

/**
 * Reads pasted lines of a code and a quantity, apart by spaces, tabs, commas or semicolons, the quantity by the one reader of
 * numbers. A code may hold spaces. Answers what is wrong with the lines that can't be read.
 */
export function readQuickLines(text: string, notation: Notation): { lines: QuickLine[]; faults: QuickFault[] } {
  const lines: QuickLine[] = [];
  const faults: QuickFault[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const read = readLine(line, notation);
    if ("productCode" in read) lines.push(read);
    else faults.push({ row: index + 1, ...read });
  }
  return { lines, faults };
}
