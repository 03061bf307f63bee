import {
  readCodeLines,
  readPieces,
  withoutPrices,
  type CodeLineFault,
  type Notation,
} from "../../../platform/reading/index.ts";
import { isUnitWord, packs, pieces, unitOf } from "./units.ts";

/** A line of a bill of material as it is written, read as far as it can be. */
export interface WrittenRow {
  /** From 1, as the list or the table counts. */
  row: number;
  text: string;
  /** As it is written; absent where no code can be told from the rest. */
  code?: string | undefined;
  /** Pieces, or packs where those are named. */
  quantity?: number | undefined;
  /** The quantity counts packs: "2 pallet". */
  packs?: true | undefined;
  /** The quantity as it is written, where it is none or can be read in two ways. */
  unclear?: string | undefined;
  /** Pieces that it may mean, for who wrote it to choose from. */
  meanings?: readonly number[] | undefined;
}

/** The most lines that one bill of material has; a quotation holds no more. */
export const mostRows = 300;
/** The longest line that is kept as it is written. */
export const longestRow = 120;
/** The longest text in which a code and a quantity are told apart: what is longer is prose, and the forms below would read it again from each letter. */
const longestRead = 200;
/** What can be read as a number of pieces; what is more than may be ordered is told as that (`too-many-pieces`). */
const mostRead = 1_000_000_000;

const figure = String.raw`\d[\d.,'’]*`;
const numberSign = String.raw`(?:n\.?\s?[°ºr]?\.?|nr\.?|no\.|q\.?\s?t[àa]'?\.?:?|qty\.?:?)`;
const times = String.raw`[x×*]`;

/** Each way of writing a quantity that the reader of codes and quantities doesn't know, the surest first: what is the number, what counts, what the code. */
const ways: readonly { form: RegExp; packs?: true }[] = [
  { form: new RegExp(String.raw`^(?<n>${figure})\s*${packs}\s*(?:di\s+|of\s+)?(?<code>\S.*)$`, "iu"), packs: true },
  { form: new RegExp(String.raw`^(?<code>.*\S)[\s;,]+(?<n>${figure})\s*${packs}$`, "iu"), packs: true },
  { form: new RegExp(String.raw`^(?<n>${figure})\s*${pieces}\s+(?:di\s+|of\s+)?(?<code>\S.*)$`, "iu") },
  { form: new RegExp(String.raw`^(?<n>${figure})\s*${times}\s+(?<code>\S.*)$`, "iu") },
  { form: new RegExp(String.raw`^${numberSign}\s*(?<n>${figure})\s*(?:${pieces})?\s+(?<code>\S.*)$`, "iu") },
  { form: new RegExp(String.raw`^(?<code>.*\S)[\s;,]+${numberSign}\s*(?<n>${figure})\s*(?:${pieces})?$`, "iu") },
  { form: new RegExp(String.raw`^(?<code>.*\S)\s+${times}\s*(?<n>${figure})\s*(?:${pieces})?$`, "iu") },
  { form: new RegExp(String.raw`^(?<code>.*\S)[\s;,]+(?<n>${figure})\s*${pieces}$`, "iu") },
];
/** A bare number in front, where nothing behind reads as a quantity. */
const inFront = new RegExp(String.raw`^(?<n>\d{1,5})\s*[;,\t ]\s*(?<code>\S.*)$`, "u");

/** Full-width digits, as some keyboards write them, as all others do. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[\uFF10-\uFF19]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0xff10));

const bullet = /^[-–•*·]\s+/u;
const bareCode = (code: string): string => code.replace(/^[\s;,:]+|[\s;,:]+$/gu, "");

type Read = Omit<WrittenRow, "row" | "text">;

/** What a quantity may mean that isn't taken as it is written, by the house's reader of numbers. */
function unclearOf(written: string, notation: Notation | undefined): Pick<Read, "unclear" | "meanings"> {
  const reading = readPieces(written, { notation, minimum: 1, maximum: mostRead });
  const meant =
    reading.is === "exact" ? [reading.value] : reading.is === "asked" ? reading.choices.map(({ value }) => value) : [];
  return { unclear: written.trim(), ...(meant.length > 0 && { meanings: [...new Set(meant)] }) };
}

function read(code: string, written: string, notation: Notation | undefined, ofPacks?: true): Read {
  const reading = readPieces(written, { notation, minimum: 1, maximum: mostRead });
  const named = { code: bareCode(code) };
  if (reading.is !== "exact") return { ...named, ...unclearOf(written, notation) };
  return { ...named, quantity: reading.value, ...(ofPacks && { packs: ofPacks }) };
}

/** The same of a number whose unit stands in a cell of its own: of pallets and packs as those, of metres and kilogrammes asked. */
function readIn(unit: string, code: string, written: string, notation: Notation | undefined): Read {
  const counts = unitOf(unit);
  if (counts !== "other") return read(code, written, notation, counts === "packs" ? true : undefined);
  const { meanings } = unclearOf(written, notation);
  return { code: bareCode(code), unclear: `${written.trim()} ${unit.trim()}`, ...(meanings && { meanings }) };
}

function byWays(line: string, notation: Notation): Read | undefined {
  for (const { form, packs: ofPacks } of ways) {
    const { n, code } = form.exec(line)?.groups ?? {};
    if (n && code) return read(code, n, notation, ofPacks);
  }
  return undefined;
}

/** More than is taken of one article is understood, and told as too many; what else is wrong with a quantity is unclear. */
function faulty({ quantity }: CodeLineFault, line: string, notation: Notation): Read {
  if (!quantity) return {};
  const { text, why } = quantity;
  const isTooBig = why !== "unclear" && why.code === "too-big" && line.endsWith(text);
  return isTooBig ? read(line.slice(0, -text.length), text, notation) : unclearOf(text, notation);
}

/** A share is no number of pieces: it is told as that, not as a quantity that is missing. */
const share = new RegExp(String.raw`^.*\S[\s;,]+(?<n>${figure}\s?%)$`, "u");

/** A number of pieces alone in its cell. */
const onlyPieces = new RegExp(String.raw`^(?<n>${figure})\s*(?:${pieces})?$`, "iu");

/**
 * A row of a sheet with more than code and quantity, parted by tabs or semicolons ("code, description, pieces"): the one number among its
 * cells is the quantity, a unit alone in its cell that quantity's, the first other cell the code. Undefined where there are several numbers or none.
 */
function byCells(line: string, notation: Notation): Read | undefined {
  const cells = line.split(line.includes("\t") ? "\t" : ";").map((cell) => cell.trim());
  if (cells.length < 3) return undefined;
  const numbers = cells.flatMap((cell) => onlyPieces.exec(cell)?.groups?.["n"] ?? []);
  const unit = cells.find(isUnitWord) ?? "";
  const code = cells.find((cell) => cell !== "" && !onlyPieces.test(cell) && !isUnitWord(cell));
  const [only, ...others] = numbers;
  return code !== undefined && only !== undefined && others.length === 0
    ? readIn(unit, code, only, notation)
    : undefined;
}

function readLine(line: string, notation: Notation): Read {
  if (line.length > longestRead) return { code: line.slice(0, longestRow) };
  const cells = byCells(line, notation);
  if (cells) return cells;
  const sure = byWays(line, notation);
  if (sure) return sure;
  const percent = share.exec(line)?.groups?.["n"];
  if (percent) return unclearOf(percent, notation);
  const { lines, faults } = readCodeLines(line, notation);
  const [found] = lines;
  if (found) return { code: found.productCode, quantity: found.quantity };
  const [fault] = faults;
  const { n, code } = fault?.quantity ? {} : (inFront.exec(line)?.groups ?? {});
  if (n && code) return read(code, n, notation);
  return fault?.quantity ? faulty(fault, line, notation) : { code: bareCode(line) };
}

/**
 * Reads a pasted bill of material line by line: code and quantity in either order, apart by spaces, tabs, commas or semicolons,
 * the quantity as people write it ("10 pz", "n. 10", "x 10", "2 pallet", "1.000"). Each line that isn't empty is there afterwards, whatever
 * could be read of it.
 */
export function readMaterial(text: string, notation: Notation): WrittenRow[] {
  return text.split(/\r\n?|\n/).flatMap((raw, index) => {
    const line = withPlainDigits(raw.replace(bullet, "").trim());
    if (line === "") return [];
    const told = line.length > longestRead ? line : withoutPrices(line);
    return [{ row: index + 1, text: line.slice(0, longestRow), ...readLine(told, notation) }];
  });
}

/** A row of a table or of the form, whose code and quantity stand apart, and its unit where there is a column of it. */
export function readTyped(
  { row, code, quantity: typed, unit = "" }: { row: number; code: string; quantity: string; unit?: string | undefined },
  notation: Notation | undefined,
): WrittenRow {
  const quantity = withPlainDigits(typed);
  const text = [code.trim(), [quantity.trim(), unit.trim()].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(" · ")
    .slice(0, longestRow);
  if (code.length > longestRead || quantity.length > longestRead) {
    const named = code.trim().slice(0, longestRow);
    return { row, text, ...(named && { code: named }), unclear: quantity.trim().slice(0, longestRow) };
  }
  if (quantity.trim() === "") return { row, text, ...(code.trim() && { code: bareCode(code) }) };
  const pack = new RegExp(String.raw`^(?<n>${figure})\s*${packs}$`, "iu").exec(quantity.trim())?.groups?.["n"];
  const plain = new RegExp(String.raw`^(?:${numberSign}|${times})?\s*(?<n>${figure})\s*(?:${pieces})?$`, "iu");
  if (pack !== undefined) return { row, text, ...read(code, pack, notation, true) };
  const number = plain.exec(quantity.trim())?.groups?.["n"] ?? quantity;
  return { row, text, ...readIn(unit, code, number, notation) };
}
