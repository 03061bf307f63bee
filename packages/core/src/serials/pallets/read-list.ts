import { openTable, type RawRow } from "../../import-export/index.ts";
import { Problem } from "../../platform/problems.ts";
import { readCode } from "../codes/read-code.ts";
import type { ListFault } from "./list-faults.ts";

/** The headings by which makers and wholesalers name them; letters and digits alone. */
const known = {
  serial:
    "matricola matricole numerodiserie numeroseriale seriale serial serials serialnumber serialno serialnr sn seriennummer numerodeserie moduleid moduleserialnumber modulesn",
  pallet:
    "pallet pallets palletid palletno palletnumber palletnr sscc palletsscc ssccpallet bancale pedana palette palettennummer palet numerobancale codicebancale",
  code: "codice codiceprodotto codicearticolo articolo modello prodotto product productcode model modeltype type sku partnumber itemcode article artikel artikelnummer",
} as const;
type Column = keyof typeof known;

const bare = (heading: string): string =>
  heading
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d]/gu, "")
    .toLowerCase();

const isOf = (column: Column, heading: string): boolean => known[column].split(" ").includes(bare(heading));
const isKnown = (heading: string): boolean => (Object.keys(known) as Column[]).some((column) => isOf(column, heading));

/** What is read of a list while somebody waits: five thousand serials, more than a container of the smallest goods has, below a heading's lines. */
const limits = { rows: 5050, rowsRead: 6000, sheets: 5, unpacked: 20_000_000 };

/** A row of a supplier's list: what it says, or why its serial can't be taken as it is written. */
export interface ListRow {
  /** As a spreadsheet counts. */
  row: number;
  /** The serial as it is written in the file. */
  text: string;
  serial?: string | undefined;
  /** The pallet as its label has it; absent where the list has none. */
  pallet?: string | undefined;
  /** The article's code as it is written; absent where the list has none. */
  productCode?: string | undefined;
  fault?: ListFault | undefined;
}

type Cell = RawRow["cells"][number];

/** A spreadsheet's number holds fifteen digits: of a longer code the last ones are gone. */
const mostDigits = 15;

/** What a spreadsheet has made of a code, where that can't be undone. */
function spoiled({ text, is }: Cell): "exponent" | "day" | undefined {
  if (is === "date") return "day";
  if (is !== "number") return undefined;
  return /^\d+$/.test(text) && text.length <= mostDigits ? undefined : "exponent";
}

function serialOf(cell: Cell): Pick<ListRow, "serial" | "fault"> {
  const fault = spoiled(cell);
  if (fault) return { fault };
  const { serials, unreadable, other } = readCode(cell.text);
  if (unreadable) return { fault: unreadable };
  const [serial] = serials;
  return other?.isCertain || serial === undefined ? { fault: other?.kind ?? "empty" } : { serial };
}

/** A pallet's number by its label's code: the SSCC in it, else the code itself in capitals, however short. */
export function palletOf(text: string): string | undefined {
  const { sscc, unreadable, text: code } = readCode(text);
  if (sscc) return sscc;
  if (unreadable && unreadable !== "too-short") return undefined;
  return /^[\dA-Z][\dA-Z\-_./+:#]{0,39}$/.test(code) ? code : undefined;
}

const empty: Cell = { text: "" };

/**
 * Reads a supplier's list of serials (CSV, XLSX): columns of the serial, of its pallet and its article. Serials are texts; what a spreadsheet
 * has shortened is refused by its row. Problems: unreadable-table, unknown-columns with the headings where none is a serial's.
 */
export async function readList(bytes: Uint8Array, name: string): Promise<ListRow[]> {
  // oxlint-disable-next-line require-await -- a source of bytes is asynchronous wherever they come from
  const source = async function* () {
    yield bytes;
  };
  const { heading, rows } = await openTable(source, isKnown, name, limits);
  const at = (column: Column): number => heading.names.findIndex((one) => isOf(column, one));
  const places = { serial: at("serial"), pallet: at("pallet"), code: at("code") };
  if (places.serial < 0) throw new Problem("unknown-columns", { headings: heading.names.filter(Boolean) });
  const read: ListRow[] = [];
  for await (const { number, cells } of rows()) {
    const [serial = empty, pallet = empty, code = empty] = [
      cells[places.serial],
      cells[places.pallet],
      cells[places.code],
    ];
    // A sum or a remark below the list names no piece.
    if (serial.text.trim() === "" && pallet.text.trim() === "") continue;
    const named = pallet.text.trim() === "" ? undefined : spoiled(pallet) ? undefined : palletOf(pallet.text);
    const said = serialOf(serial);
    const isLost = named === undefined && pallet.text.trim() !== "";
    read.push({
      row: number,
      text: serial.text.trim(),
      ...said,
      ...(isLost && said.fault === undefined && { fault: "pallet-unreadable" as const }),
      pallet: named,
      ...(code.text.trim() !== "" && { productCode: code.text.trim() }),
    });
  }
  return read;
}
