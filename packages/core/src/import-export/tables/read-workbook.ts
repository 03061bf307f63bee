import { Problem } from "../../platform/problems.ts";
import { isBlank, largest, type Cell, type Limits, type RawRow, type Sheet, type Source } from "./cell.ts";
import { numberFormat, type NumberFormat } from "./number-format.ts";
import { readWholeXml, readXml } from "./xml.ts";
import { openArchive, type Archive } from "./zip.ts";

/** A part's size once unpacked, in bytes: a sheet of 200,000 rows stays below. */
const mostBytes = { sheet: 300_000_000, texts: 80_000_000, other: 10_000_000 };

const tooLarge = () => new Problem("unreadable-table", { reason: "too-large" });

/** What all sheets of a workbook share. */
interface Book {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
}

/**
 * The visible sheets of an XLSX workbook. Only cells' values are read: no formula is worked out, no link followed, and no
 * part with a document type accepted. Problem: unreadable-table, with the reason.
 */
export async function openWorkbook(open: Source, limits: Limits): Promise<Sheet[]> {
  const archive = await openArchive(open, limits.unpacked);
  const { sheets, from1904 } = await listed(archive);
  const book = { from1904, texts: await textsOf(archive), formats: await formatsOf(archive) };
  return sheets.slice(0, limits.sheets).map(({ name, path }) => ({
    name,
    rows: () => rowsOf(archive.read(path, mostBytes.sheet), book, limits),
  }));
}

const resolved = (target: string): string => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

async function listed(archive: Archive) {
  const sheets: { name: string; id: string }[] = [];
  let from1904 = false;
  await readWholeXml(archive.read("xl/workbook.xml", mostBytes.other), {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      const isShown = (attributes["state"] ?? "visible") === "visible";
      if (name === "sheet" && isShown) sheets.push({ name: attributes["name"] ?? "", id: attributes["r:id"] ?? "" });
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(archive.read("xl/_rels/workbook.xml.rels", mostBytes.other), {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship") targets.set(Id, resolved(Target));
    },
  });
  const known = sheets.flatMap(({ name, id }) => {
    const path = targets.get(id);
    return path && archive.names.includes(path) ? [{ name, path }] : [];
  });
  if (known.length === 0 || known.length > largest.sheets)
    throw new Problem("unreadable-table", { reason: "no-workbook" });
  return { sheets: known, from1904 };
}

/** The texts that cells name by their number; what is said of their pronunciation is no part of them. */
async function textsOf(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  if (!archive.names.includes("xl/sharedStrings.xml")) return texts;
  let text = "";
  let depth = 0;
  let isText = false;
  await readWholeXml(archive.read("xl/sharedStrings.xml", mostBytes.texts), {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") depth += 1;
      isText = name === "t" && depth === 0;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === "si") texts.push(meant(text));
      if (name === "rPh") depth -= 1;
      if (name === "t") isText = false;
    },
  });
  return texts;
}

async function formatsOf(archive: Archive): Promise<NumberFormat[]> {
  const custom = new Map<number, string>();
  const ids: number[] = [];
  if (!archive.names.includes("xl/styles.xml")) return [];
  let isCellFormats = false;
  await readWholeXml(archive.read("xl/styles.xml", mostBytes.other), {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      if (name === "numFmt") custom.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isCellFormats = true;
      if (name === "xf" && isCellFormats) ids.push(Number(numFmtId));
    },
    close: (name) => {
      if (name === "cellXfs") isCellFormats = false;
    },
  });
  return ids.map((id) => numberFormat(id, custom));
}

interface Reading {
  type: string;
  style: number;
  column: number;
  text: string;
}

async function* rowsOf(bytes: AsyncIterable<Uint8Array>, book: Book, limits: Limits): AsyncGenerator<RawRow> {
  let number = 0;
  let rowsRead = 0;
  let cells: Cell[] = [];
  let cell: Reading | undefined;
  let isValue = false;
  let ready: RawRow[] = [];
  const pieces = readXml(bytes, {
    open: (name, attributes) => {
      if (name === "row") {
        rowsRead += 1;
        if (rowsRead > limits.rowsRead) throw tooLarge();
        const told = Number(attributes["r"]);
        number = Number.isInteger(told) && told > 0 ? told : number + 1;
        cells = [];
      }
      if (name === "c") {
        const column = attributes["r"] ? columnOf(attributes["r"]) : cells.length;
        cell = { type: attributes["t"] ?? "n", style: Number(attributes["s"] ?? 0), column, text: "" };
      }
      if (name === "rPh") isValue = false;
      else if (name === "v" || name === "t") isValue = true;
    },
    text: (piece) => {
      if (cell && isValue) cell.text += piece;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      if (name === "c" && cell) {
        if (cell.column >= largest.columns || number > limits.rows) {
          if (cell.text.trim() !== "") throw tooLarge();
        } else {
          while (cells.length < cell.column) cells.push({ text: "" });
          cells[cell.column] = cellOf(cell, book);
        }
        cell = undefined;
      }
      if (name === "row" && !cells.every(isBlank)) ready.push({ number, cells });
    },
  });
  for await (const _ of pieces) {
    const some = ready;
    ready = [];
    yield* some;
  }
}

/** A sign that XML can't carry is told by its number (ECMA-376, ST_Xstring). */
const meant = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** "C5" is in the third column: 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "A") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellOf({ type, style, text }: Reading, { texts, formats, from1904 }: Book): Cell {
  if (type === "s") return { text: (texts[Number(text)] ?? "").trim() };
  if (type === "b") return { text: text === "1" ? "true" : "false", is: "truth" };
  if (type === "d") return { text: text.slice(0, 10), is: "date" };
  if (type !== "n" || text === "") return { text: meant(text).trim() };
  const { isDate, isPercent, shown } = formats[style] ?? { isDate: false, isPercent: false, shown: undefined };
  const value = Number(text);
  if (!Number.isFinite(value)) return { text };
  if (isDate && value >= 1 && value <= lastDay) return { text: dayOf(value, from1904), is: "date" };
  if (isPercent) return { text: `${plain(value * 100)}%`, is: "number" };
  return { text: plain(value), is: "number", ...(shown !== undefined && { shown }) };
}

/** Of a double the fifteen digits that a spreadsheet keeps: 89.900000000000006 is 89.9. */
const plain = (value: number): string => {
  const kept = Number(value.toPrecision(15));
  const text = String(kept);
  return text.includes("e") ? kept.toFixed(15).replace(/\.?0+$/, "") : text;
};

const dayMs = 86_400_000;
/** The number of 31 December 9999 where days count from 1904: a column of serials that somebody has formatted as days has larger ones. */
const lastDay = 2_957_003;

/** A day by its number in the workbook; that of 1900 counts a 29 February which was none. */
function dayOf(serial: number, from1904: boolean): string {
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return new Date(first + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}
