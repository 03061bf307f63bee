import { figure, money, percentWith } from "../../i18n/format.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "minimum", "goods"]);

const written = (name: string, value: number, language: string): string => {
  if (name === "percent") return percentWith(value, language);
  if (amounts.has(name)) return money(value, language);
  return name === "year" ? String(value) : figure(value, language);
};

/** The figures of a reward's warning as they are read: cents as money, basis points as a percentage, counts by thousands, a year as it is. */
export const warningWords = (params: Readonly<Record<string, number>>, language: string): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(name, value, language)]));
