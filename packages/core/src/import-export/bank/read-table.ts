import {
  statementFields,
  type ReadStatement,
  type RefusedRow,
  type StatementColumns,
  type StatementEntry,
  type StatementField,
} from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { notationOf, readDate, readMoney } from "../../platform/reading/index.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Cell, RawRow } from "../tables/cell.ts";
import { openTable } from "../tables/open-table.ts";
import { judgeEntry, parted, refusedAt } from "./judge-entry.ts";
import { goesBothWays, isTakenBack, signedAmount, wayOf, type AmountCells } from "./signed-amount.ts";

/** The headings by which Italian banks, and those that write in English, name them; letters alone. */
const headingsOf: Readonly<Record<StatementField, readonly string[]>> = {
  date: ["datacontabile", "dataoperazione", "dataregistrazione", "datamovimento", "data", "bookingdate", "date"],
  amount: ["importo", "importoeur", "importoeuro", "movimento", "amount"],
  sign: ["segno", "da", "dareavere", "sign", "debitcredit", "creditdebit"],
  credit: ["avere", "accrediti", "accredito", "entrate", "credit", "moneyin"],
  debit: ["dare", "addebiti", "addebito", "uscite", "debit", "moneyout"],
  currency: ["divisa", "codicedivisa", "divisaconto", "div", "currency", "currencycode", "ccy", "valuta"],
  text: [
    "descrizione",
    "causale",
    "descrizioneoperazione",
    "dettagli",
    "description",
    "details",
    "remittanceinformation",
  ],
  name: ["ordinante", "controparte", "nominativo", "ordinantebeneficiario", "payer", "counterparty", "name"],
  iban: ["ibanordinante", "ibancontroparte", "iban", "counterpartyiban"],
  reference: [
    "riferimento",
    "cro",
    "trn",
    "crotrn",
    "riferimentobanca",
    "numerooperazione",
    "reference",
    "transactionid",
  ],
};

const letters = (heading: string): string =>
  heading
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

const isKnown = (heading: string): boolean =>
  Object.values(headingsOf).some((names) => names.includes(letters(heading)));

/** The columns that their headings tell, the more telling names first. */
function guessed(headings: readonly string[]): StatementColumns {
  const columns: StatementColumns = {};
  for (const field of statementFields) {
    const found = headingsOf[field].flatMap((name) => headings.filter((heading) => letters(heading) === name))[0];
    if (found) columns[field] = found;
  }
  return columns;
}

/** The columns as chosen, which may be older than the house's asking for the currency: that is told by its heading then. */
function withCurrency(chosen: StatementColumns, headings: readonly string[]): StatementColumns {
  const { currency } = guessed(headings);
  return currency === undefined || Object.values(chosen).includes(currency) ? chosen : { currency, ...chosen };
}

/** ISO 4217's code and number of the euro, and how people write it. */
const euro = new Set(["eur", "978", "€", "euro"]);

/** The currency in lower case, "eur" where none is told: under "Valuta" some banks have the day on which money counts. */
function currencyOf(text: string): string {
  const written = text.toLowerCase();
  return written === "" || euro.has(written) || readDate(text, { language: "it" }).is === "exact" ? "eur" : written;
}

const isEnough = ({ date, amount, credit, text }: StatementColumns): boolean =>
  date !== undefined && text !== undefined && (amount !== undefined || credit !== undefined);

const notation = notationOf("it");

/** The cents of a cell; undefined where it is empty, null where nobody can read it. */
function centsOf(cell: Cell | undefined): number | undefined | null {
  const text = cell?.text.trim() ?? "";
  if (text === "") return undefined;
  if (cell?.is === "number") return Math.round(Number(text) * 100);
  const read = readMoney(text, { notation });
  return read.is === "exact" ? read.value : null;
}

interface Asked {
  /** The account that the table is of, which tables seldom tell. */
  account: string;
  /** The columns as somebody has chosen them for a heading, which the house remembers. */
  chosen: (headings: readonly string[]) => Promise<StatementColumns | undefined>;
  /** Rome's day: no bank has booked anything later. */
  today: CivilDate;
}

/**
 * Reads a statement that a bank gives as a table (CSV or XLSX), with Italian numbers and days. Rows whose day or amount can't be taken, or whose currency isn't the euro,
 * are refused by their number. Problems: unreadable-table, unknown-columns with the headings where day, amount or words aren't told.
 */
export async function readTable(
  bytes: Uint8Array,
  fileName: string,
  { account, chosen, today }: Asked,
): Promise<ReadStatement> {
  const source = async function* source() {
    yield bytes;
  };
  const { heading, rows } = await openTable(source, isKnown, fileName);
  const { names } = heading;
  const known = await chosen(names);
  const columns = known ? withCurrency(known, names) : guessed(names);
  if (!isEnough(columns)) throw new Problem("unknown-columns", { headings: names.filter(Boolean) });
  const judged: (StatementEntry | RefusedRow)[] = [];
  const cellOf = (row: RawRow, field: StatementField): Cell | undefined => {
    const heading = columns[field];
    return heading === undefined ? undefined : row.cells[names.indexOf(heading)];
  };
  const read: (AmountCells & { row: RawRow })[] = [];
  for await (const row of rows()) {
    const [whole, came, went] = (["amount", "credit", "debit"] as const).map((field) => centsOf(cellOf(row, field)));
    read.push({ row, whole, way: wayOf(cellOf(row, "sign")?.text ?? ""), came, went });
  }
  const mixed = goesBothWays(read);
  for (const { row, ...cells } of read) {
    const textOf = (field: StatementField): string => cellOf(row, field)?.text.replaceAll(/\s+/g, " ").trim() ?? "";
    const day = readDate(textOf("date"), { language: "it" });
    const signed = signedAmount(cells, mixed);
    // Balances and sums below the entries have no day or no amount of their own.
    if (day.is === "empty" && (signed === undefined || !textOf("text"))) continue;
    const place = { is: "row" as const, row: row.number };
    const amounts = [textOf("amount"), textOf("sign"), textOf("credit"), textOf("debit")].filter(Boolean).join(" · ");
    if (day.is !== "exact") judged.push(refusedAt(place, "date", textOf("date")));
    else if (signed === "unclear") judged.push(refusedAt(place, "amount", amounts, "unclear"));
    else if (typeof signed !== "number") judged.push(refusedAt(place, "amount", amounts));
    else if (signed !== 0) {
      const [name, iban, reference] = (["name", "iban", "reference"] as const).map(textOf);
      const credit = signed > 0;
      const entry: StatementEntry = {
        account,
        bookedOn: day.value,
        kind: credit ? "transfer" : (cells.came ?? 0) < 0 || isTakenBack(textOf("text")) ? "return" : "debit",
        amount: Math.abs(signed),
        credit,
        currency: currencyOf(textOf("currency")),
        ...(reference && { reference }),
        ...(name && { name }),
        ...(iban && { iban }),
        text: textOf("text"),
      };
      judged.push(judgeEntry(entry, place, today));
    }
  }
  return { ...parted(judged), pending: 0 };
}
