import type { Notation } from "./notation.ts";
import { readPieces } from "./read-pieces.ts";
import type { Refusal } from "./reading.ts";

export interface CodeLine {
  productCode: string;
  quantity: number;
}

/** A line (from 1) that can't be added: without a quantity it isn't a code and a quantity at all. */
export interface CodeLineFault {
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

const currency = String.raw`(?:€|£|\$|EUR\b|EURO?\b|CHF\b|GBP\b|PLN\b|RON\b)`;
/** An amount, in a column of its own: with its currency, or with the decimals that pieces never have. */
const amount = new RegExp(
  String.raw`^(?:${currency}\s*[\d.,'’ ]*\d(?:,-)?|[\d.,'’ ]*\d(?:,-)?\s*${currency}|[\d.'’ ]*\d,\d{2}|[\d,'’ ]*\d\.\d{2})$`,
  "iu",
);
/** An amount in running text, with its currency: it counts no pieces, and what stands before it may be a code. */
const withCurrency = new RegExp(String.raw`(?:${currency}\s*[\d.,'’]*\d|[\d.,'’]*\d\s*${currency})[,;.\s-]*$`, "iu");

/** A line of columns without the prices at its end, where code and quantity are left; any other line as it is. */
export function withoutPrices(line: string): string {
  const apart = line.includes("\t") ? "\t" : ";";
  const cells = line.split(apart).map((cell) => cell.trim());
  while (cells.length > 1 && cells.at(-1) === "") cells.pop();
  while (cells.length > 2 && amount.test(cells.at(-1) ?? "")) cells.pop();
  return cells.length > 1 ? cells.join(apart) : line;
}

/** "CODE;40;3": a last column that may be a price without decimals, behind one that may be the quantity. */
const twoFigures = /[;\t]\s*(\d[\d.,'’]*)\s*[;\t]\s*(\d[\d.,'’]*)$/u;

function readLine(raw: string, notation: Notation): CodeLine | Omit<CodeLineFault, "row"> {
  const line = withoutPrices(raw);
  const sum = withCurrency.exec(line)?.[0];
  if (sum !== undefined) return { quantity: { text: sum.trim(), why: { code: "not-a-number" } } };
  const [figures] = twoFigures.exec(line) ?? [];
  if (figures) return { quantity: { text: figures.replaceAll(/[;\t\s]+/g, " ").trim(), why: "unclear" } };
  const parts = parted(line);
  if (!parts?.code) return {};
  const { code, text } = parts;
  if (!line.includes(";") && !line.includes("\t") && isSplit(parts)) {
    return { quantity: { text: `${code.split(/\s/).at(-1)} ${text}`, why: "unclear" } };
  }
  const reading = readPieces(text, { notation, minimum: 1, maximum: most });
  if (reading.is === "exact" && !amount.test(text)) return { productCode: code, quantity: reading.value };
  if (reading.is === "asked" || reading.is === "exact") return { quantity: { text, why: "unclear" } };
  // Letters behind a number that no pieces are counted in are a code's: "10KTL".
  const isQuantity = reading.is === "refused" && reading.refusal.code !== "unknown-unit";
  return isQuantity && /\d/.test(text) ? { quantity: { text, why: reading.refusal } } : {};
}

/**
 * Reads pasted lines of a code and a quantity, apart by spaces, tabs, commas or semicolons, the quantity by the one reader of
 * numbers. A code may hold spaces. Prices in the last columns of a sheet are passed over; an amount with its currency is no quantity. Answers what is wrong with the lines that can't be read.
 */
export function readCodeLines(text: string, notation: Notation): { lines: CodeLine[]; faults: CodeLineFault[] } {
  const lines: CodeLine[] = [];
  const faults: CodeLineFault[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const read = readLine(line, notation);
    if ("productCode" in read) lines.push(read);
    else faults.push({ row: index + 1, ...read });
  }
  return { lines, faults };
}
