/** Where somebody stood in a list: on which record, and how far its rows were scrolled, in pixels. */
export interface KeptRow {
  id: string;
  top: number;
}

/** By visit, as the browser's history counts them: who goes back to one finds the row that they left. */
const rows = new Map<string, KeptRow>();
/** The oldest visits are forgotten. */
const most = 40;

/** The row of a visit; nothing where none was stood on. */
export const keptRow = (visit: string): KeptRow | undefined => rows.get(visit);

/** Keeps the row of a visit until the page is loaded anew. */
export function keepRow(visit: string, row: KeptRow): void {
  rows.delete(visit);
  rows.set(visit, row);
  const [oldest] = rows.keys();
  if (rows.size > most && oldest !== undefined) rows.delete(oldest);
}
