import type { Cents } from "../../platform/money.ts";
import type { DocumentGroup, Natura } from "../document.ts";

/** Not subject to VAT and not exempt from the duty (DPR 642/72); exports and supplies within the union are (art. 15 of its table). */
const dutiable: ReadonlySet<Natura | undefined> = new Set<Natura>(["N2.1", "N3.5"]);
const threshold: Cents = 7747;
const duty: Cents = 200;

/** The bollo of a document, at the house's charge; each document has its own, a credit note takes none back. */
export function stampDutyOf(groups: readonly DocumentGroup[]): Cents | undefined {
  const without = groups.reduce((sum, { natura, taxable }) => (dutiable.has(natura) ? sum + taxable : sum), 0);
  return without > threshold ? duty : undefined;
}
