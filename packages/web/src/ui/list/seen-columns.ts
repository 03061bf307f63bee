import { keepHere, keptHere } from "../keeping/kept-here.ts";
import type { Column } from "./declaration.ts";

const place = (list: string): string => `solvia-columns-${list}`;

/** The columns that this browser chose last for a list. */
export const rememberedColumns = (list: string): string | undefined => keptHere(place(list));

/** Without storage the choice lasts as long as the address has it. */
export const rememberColumns = (list: string, columns: string | undefined): void => keepHere(place(list), columns);

/** The columns that are seen: those that the address names, else the usual ones; the record's name always. */
export function seenColumns<Row>(columns: readonly Column<Row>[], named: string | undefined): ReadonlySet<string> {
  const wanted = new Set(named?.split(","));
  const known = columns.some(({ id }) => wanted.has(id));
  return new Set(
    columns
      .filter(({ id, lead, act, more }) => lead === true || act === true || (known ? wanted.has(id) : !more))
      .map(({ id }) => id),
  );
}

/** As the address has it; nothing where they are the usual ones. */
export function columnsText<Row>(columns: readonly Column<Row>[], seen: ReadonlySet<string>): string | undefined {
  const usual = columns.every(({ id, more }) => seen.has(id) === !more);
  return usual
    ? undefined
    : columns
        .filter(({ id }) => seen.has(id))
        .map(({ id }) => id)
        .join(",");
}
