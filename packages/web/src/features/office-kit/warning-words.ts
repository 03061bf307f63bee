import { money, percentWith } from "../../i18n/format.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "minimum", "goods"]);

/** The figures of a reward's warning as they are read: cents as money, basis points as a percentage, counts in plain digits. */
export const warningWords = (params: Readonly<Record<string, number>>, language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === "percent" ? percentWith(value, language) : amounts.has(name) ? money(value, language) : String(value),
    ]),
  );
