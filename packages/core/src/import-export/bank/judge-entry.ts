import type { RefusedRow, StatementEntry } from "../../payments/index.ts";
import { printable } from "../../platform/text/typed.ts";
import { isCivilDate, type CivilDate } from "../../platform/time.ts";

/** Characters: an IBAN has 34 (ISO 13616), a name 140 (ISO 20022, Max140Text), a reference what the ledger takes of one. */
const longest = { iban: 34, name: 140, reference: 140, text: 2_000 };

/** What is refused is told as far as one knows it again. */
const told = 40;

type Place = Pick<RefusedRow, "is" | "row">;

/** What can't be taken, with what is written there. */
export function refusedAt(
  place: Place,
  field: RefusedRow["field"],
  written: string,
  why: RefusedRow["why"] = "unreadable",
): RefusedRow {
  const text = printable(written).slice(0, told).toWellFormed();
  return { ...place, field, why: text === "" ? "missing" : why, text };
}

/** Its beginning, as far as the last whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).toWellFormed();
  const end = start.lastIndexOf(" ");
  return `${end > most / 2 ? start.slice(0, end) : start}…`;
}

/**
 * An entry as it is kept, or why it isn't. The bank has written it, and whoever paid: what nobody may type is left out of names and
 * words, which are cut where they are longer than a standard lets them be; a reference or an IBAN names somebody or something, so one
 * that is too long is refused, as is money that isn't euro, which pays no order, and a day that no calendar has or that hasn't come yet.
 */
export function judgeEntry(entry: StatementEntry, place: Place, today: CivilDate): StatementEntry | RefusedRow {
  const { bookedOn, text } = entry;
  const [name, iban, reference] = [entry.name, entry.iban?.replaceAll(" ", ""), entry.reference].map(
    (one) => one && printable(one),
  );
  if (!isCivilDate(bookedOn)) return refusedAt(place, "date", bookedOn);
  if (bookedOn > today) return refusedAt(place, "date", bookedOn, "in-the-future");
  if (entry.currency !== "eur") return refusedAt(place, "currency", entry.currency.toUpperCase(), "other-currency");
  if (!Number.isSafeInteger(entry.amount)) return refusedAt(place, "amount", String(entry.amount));
  if (reference && reference.length > longest.reference) return refusedAt(place, "reference", reference, "too-long");
  if (iban && iban.length > longest.iban) return refusedAt(place, "iban", iban, "too-long");
  const { name: _, iban: __, reference: ___, ...bare } = entry;
  return {
    ...bare,
    ...(reference && { reference }),
    ...(name && { name: cut(name, longest.name) }),
    ...(iban && { iban }),
    text: cut(printable(text), longest.text),
  };
}

/** Parts what is kept from what is refused, each in its order. */
export function parted(judged: readonly (StatementEntry | RefusedRow)[]) {
  const entries: StatementEntry[] = [];
  const refused: RefusedRow[] = [];
  for (const one of judged) {
    if ("why" in one) refused.push(one);
    else entries.push(one);
  }
  return { entries, refused };
}
