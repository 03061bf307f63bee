/** A cell as a file has it. CSV knows texts alone; a workbook says what is a number or a day. */
export interface Cell {
  /** Numbers as a program writes them ("1234.5", "5%" where the cell shows percent), days as 2026-12-01. */
  text: string;
  /** Absent for a text, whatever it looks like. */
  is?: "number" | "date" | "truth" | undefined;
  /** So many decimals the cell shows of its number; absent where it shows them all. */
  shown?: number | undefined;
}

export interface RawRow {
  /** As a spreadsheet counts: the first line of the file is row 1, empty ones count too. */
  number: number;
  cells: readonly Cell[];
}

/** Opens a file from its beginning; called more than once. */
export type Source = () => AsyncIterable<Uint8Array>;

/** A sheet of a workbook, or the whole of a CSV file. */
export interface Sheet {
  /** Absent for a CSV file. */
  name?: string | undefined;
  /** Its rows that are not empty, from the first; may be asked for again. */
  rows: () => AsyncGenerator<RawRow>;
}

/** What is read of a table at most: beyond it a file is no price list, and would hold up the worker. */
export const largest = { rows: 200_000, columns: 200, cell: 100_000, sheets: 50 };

/** How much of a table is read for whoever has sent it. */
export interface Limits {
  /** The last row that may hold anything, as a spreadsheet counts. */
  rows: number;
  /** Rows that are read, empty ones included: a spreadsheet keeps a million of those with nothing but a border. */
  rowsRead: number;
  /** Visible sheets that are looked at, from the first. */
  sheets: number;
  /** Bytes of a workbook's parts once unpacked, all together, each as often as it is read. */
  unpacked: number;
}

/** For the office, whose workers have minutes: each part has its own size at most (read-workbook.ts). */
export const ofOffice: Limits = {
  rows: largest.rows,
  rowsRead: Infinity,
  sheets: largest.sheets,
  unpacked: Infinity,
};

export const isBlank = ({ text }: Cell): boolean => text.trim() === "";
