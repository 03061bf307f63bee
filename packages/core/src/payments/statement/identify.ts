import { createHash } from "node:crypto";
import type { StatementEntry } from "./entry.ts";

const hashOf = (parts: readonly (string | number | boolean)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 26).toUpperCase();

const plain = (text = ""): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The entries by what makes each the same entry in every statement that has it: the bank's reference, account, day, amount and
 * direction. One without a reference is known by its words instead, and equal ones of a day by how many there are of them.
 */
export function identified(entries: readonly StatementEntry[]): { id: string; entry: StatementEntry }[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { account, bookedOn, amount, credit, currency, reference, name, iban, text } = entry;
    const same = [account, bookedOn, amount, credit, currency];
    if (reference) return { id: hashOf([...same, plain(reference)]), entry };
    const known = hashOf([...same, "", plain(name), plain(iban), plain(text)]);
    const nth = (seen.get(known) ?? 0) + 1;
    seen.set(known, nth);
    return { id: hashOf([known, nth]), entry };
  });
}
