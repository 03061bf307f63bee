import { openTable, type RawRow } from "../../import-export/index.ts";
import { Problem } from "../../platform/problems.ts";
import { plain } from "../../platform/text/plain-name.ts";
import { printable } from "../../platform/text/typed.ts";

/** Contacts as somebody gives them: pasted, or as a file. */
export type Given = { kind: "text"; text: string } | { kind: "table"; name: string; base64: string };

export const rowFields = ["email", "name", "surname", "company", "telephone", "country"] as const;
export type RowField = (typeof rowFields)[number];

/** A row as it stands there. */
export type GivenRow = { row: number } & Partial<Record<RowField, string>>;

/** The most rows of one insert; a longer list is brought in by parts. */
export const mostRows = 2000;
/** What is read of a file, while somebody waits. */
const limits = { rows: mostRows + 60, rowsRead: mostRows + 60, sheets: 3, unpacked: 20_000_000 };
const tooLong = () => new Problem("unreadable-table", { reason: "too-large" });

/** What columns are called, without accents and signs. */
const names: Readonly<Record<RowField, readonly string[]>> = {
  email: ["email", "mail", "posta elettronica", "indirizzo email", "email address", "e mail"],
  name: ["nome", "name", "first name", "firstname", "nome e cognome", "contatto", "contact", "full name"],
  surname: ["cognome", "surname", "last name", "lastname"],
  company: ["azienda", "ditta", "societa", "ragione sociale", "company", "company name", "firma"],
  telephone: ["telefono", "tel", "cellulare", "telephone", "phone", "mobile", "phone number"],
  country: ["paese", "nazione", "stato", "country", "country code"],
};

function fieldOf(heading: string): RowField | undefined {
  const name = plain(heading)
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  return rowFields.find((field) => names[field].includes(name));
}

const isText = (bytes: Uint8Array): boolean =>
  !(bytes[0] === 0x50 && bytes[1] === 0x4b) && !(bytes[0] === 0xd0 && bytes[1] === 0xcf);

/** One address a line, with a name before it where it stands in angle brackets: "Ada Neri <ada@example.com>". */
function readLines(text: string): GivenRow[] {
  const rows = text.split(/\r\n?|\n/).flatMap((line, index): GivenRow[] => {
    const whole = printable(line);
    if (whole === "" || fieldOf(whole)) return [];
    const [, name = "", email] = /^"?([^<"]*)"?\s*<([^>]+)>$/.exec(whole) ?? [];
    return [{ row: index + 1, email: email ?? whole, ...(name.trim() && { name: name.trim() }) }];
  });
  if (rows.length > mostRows) throw tooLong();
  return rows;
}

function readRow({ number, cells }: RawRow, columns: readonly (RowField | undefined)[]): GivenRow {
  const row: GivenRow = { row: number };
  columns.forEach((field, at) => {
    const text = printable(cells[at]?.text ?? "");
    if (field && text && row[field] === undefined) row[field] = text;
  });
  return row;
}

/**
 * The rows of a list of contacts: a table with a heading, or lines with an address each. Problems: unreadable-table, unknown-columns where a
 * table has no column of addresses.
 */
export async function readRows(given: Given): Promise<GivenRow[]> {
  const bytes = given.kind === "text" ? Buffer.from(given.text) : Buffer.from(given.base64, "base64");
  // oxlint-disable-next-line require-await -- a source of bytes is asynchronous wherever they come from
  const source = async function* () {
    yield bytes;
  };
  const isKnown = (heading: string) => fieldOf(heading) !== undefined;
  const opened = await openTable(source, isKnown, given.kind === "table" ? given.name : "", limits).catch(
    (error: unknown) => {
      if (error instanceof Problem && error.code === "unknown-columns" && isText(bytes)) return undefined;
      throw error;
    },
  );
  const columns = opened?.heading.names.map(fieldOf) ?? [];
  if (!opened || !columns.includes("email")) {
    if (!isText(bytes)) throw new Problem("unknown-columns");
    return readLines(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  }
  const rows: GivenRow[] = [];
  for await (const row of opened.rows()) {
    rows.push(readRow(row, columns));
    if (rows.length > mostRows) throw tooLong();
  }
  return rows;
}
