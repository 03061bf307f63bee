import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Problem } from "../../platform/problems.ts";
import { isBlank, largest, type Cell, type Limits, type RawRow, type Sheet, type Source } from "./cell.ts";
import { delimiterOf, type Delimiter } from "./delimiter.ts";
import type { KnownName } from "./find-heading.ts";

/** The pages in which spreadsheets write a CSV that isn't UTF-8: of the west, the middle and the east of Europe. */
const pages = ["windows-1252", "windows-1250", "windows-1251"] as const;

type Encoding = "utf-8" | (typeof pages)[number] | "utf-16le" | "utf-16be";

const asText = (source: AsyncIterable<Uint8Array>, encoding: string): Readable =>
  Readable.fromWeb(
    (Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
      new TextDecoderStream(encoding),
    ) as Parameters<typeof Readable.fromWeb>[0],
  );

/** So many bytes show whether every second one is nought. */
const shownBytes = 4096;

async function firstBytes(open: Source): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of open()) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= shownBytes) break;
  }
  return head.subarray(0, shownBytes);
}

/**
 * UTF-16 by its byte-order mark, or because noughts stand in one half of each two bytes and never in the other: separators,
 * figures and ends of lines have one in every alphabet. A picture or a program has them anywhere.
 */
function utf16Of(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const noughts = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  const enough = Math.max(2, head.length / 32);
  if (even === 0 && odd >= enough) return "utf-16le";
  return odd === 0 && even >= enough ? "utf-16be" : undefined;
}

/** UTF-16; UTF-8 if the whole file is UTF-8; else Windows-1252, or the page in which more names of columns are known (`withNames`). */
async function encodingOf(open: Source): Promise<Encoding> {
  const utf16 = utf16Of(await firstBytes(open));
  if (utf16) return utf16;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** So much of a file tells how it is written, in characters. */
const headLength = 65_536;

async function headOf(open: Source, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let head = "";
  for await (const chunk of open()) {
    head += decoder.decode(chunk, { stream: true });
    if (head.length >= headLength) break;
  }
  return head;
}

/** The first of the pages in which most names among the first lines are known: "Ilość" is none in the west's. */
async function pageOf(open: Source, isKnown: KnownName): Promise<Encoding> {
  const namesIn = async (page: Encoding): Promise<number> => {
    const lines = (await headOf(open, page)).split(/\r\n?|\n/).slice(0, headingLines);
    return Math.max(...lines.map((line) => line.split(/[;,\t]/).filter((name) => isKnown(unquoted(name))).length));
  };
  const known = await Promise.all(pages.map(async (page) => ({ page, names: await namesIn(page) })));
  return known.reduce((best, one) => (one.names > best.names ? one : best)).page;
}
/** So many lines are looked at for names: titles and addresses stand above them. */
const headingLines = 30;
const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, "$1");

/**
 * A CSV file, however long it is, in UTF-8, UTF-16 or a page of Windows', parted by semicolon, comma or tab. Problem:
 * unreadable-table where a quotation mark has no pair, or where it is no text at all.
 */
export async function openCsv(open: Source, limits: Limits, isKnown?: KnownName): Promise<Sheet> {
  const found = await encodingOf(open);
  const encoding = found === "windows-1252" && isKnown ? await pageOf(open, isKnown) : found;
  const head = await headOf(open, encoding);
  // A text has no nought characters: what has is a picture or a program.
  if (head.includes("\0")) throw new Problem("unreadable-table", { reason: "no-table" });
  const { delimiter, isStated } = delimiterOf(head);
  return { rows: () => rowsOf(() => asText(open(), encoding), delimiter, limits, isStated ? 2 : 1) };
}

/** `from`: the first line that is a row; the one before it tells the separator ("sep=;"). */
async function* rowsOf(
  text: () => Readable,
  delimiter: Delimiter,
  limits: Limits,
  from: number,
): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    relax_column_count: true,
    max_record_size: largest.cell * 10,
  });
  // A store that breaks off ends the parser with its error, which the loop throws.
  pipeline(text(), parser, () => undefined);
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > Math.min(limits.rows, limits.rowsRead) || record.length > largest.columns) {
        throw new Problem("unreadable-table", { reason: "too-large" });
      }
      const cells = record.map((cell): Cell => ({ text: cell.replace(escapedFormula, "$1") }));
      if (number >= from && !cells.every(isBlank)) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code === "CSV_MAX_RECORD_SIZE" ? "too-large" : "quotation-marks";
    throw new Problem("unreadable-table", { reason });
  }
}

/** The apostrophe with which an export keeps a text from being read as a formula. */
const escapedFormula = /^'('*[=+\-@\t\r])/;
