import type * as z from "zod";
import type { ImportRow, ImportView } from "@solvia/core/contract/back-office/catalogue-import";
import { countryName } from "../../../i18n/country-name.ts";
import { figureWith, money, percentWith } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/words.ts";
import { amount, typeName, validity } from "../prices/price-words.ts";
import { allowedText, valueText } from "./value-words.ts";

export type Import = z.output<typeof ImportView>;
export type Row = z.output<typeof ImportRow>;
type CellProblem = Row["problems"][number];
type Change = Row["changes"][number];

const namedPrice = /^(price|discount|net)\.([a-z_]+)\.([a-z]{2})$/;

/** What a column can be for, in words: a field of the product, or a price of a type in a country. */
export function targetName(t: Translate, target: string, language: string): string {
  const [, what, type = "", place = ""] = namedPrice.exec(target) ?? [];
  if (what) return `${t(`import.columns.named.${what}`)}: ${typeName(t, type)}, ${countryName(place, language)}`;
  const own = t(`import.columns.targets.${target}`, { defaultValue: "" });
  return own || t(`officeProducts.editor.${target}`, { defaultValue: t(`field.${target}`, { defaultValue: target }) });
}

/** A problem in words, without the column. */
export function reason(t: Translate, { code, params, value = "", allowed }: CellProblem, language: string): string {
  const cents = Object.entries(params ?? {}).filter(([name]) => name === "supplier" || name === "selling");
  const words = {
    ...params,
    ...Object.fromEntries(cents.map(([name, amountInCents]) => [name, money(Number(amountInCents), language)])),
    ...(typeof params?.["limit"] === "number" && { limit: figureWith(params["limit"], 0, language) }),
    value,
    allowed: allowed ? allowedText(t, allowed, language) : "",
  };
  const known = t(`import.why.${code}`, { ...words, defaultValue: "" });
  return (
    known ||
    t(`fieldProblem.${code}`, { ...words, defaultValue: t(`problem.${code}`, { ...words, defaultValue: code }) })
  );
}

/** A problem in words with what is allowed instead. */
export function reasonWith(t: Translate, problem: CellProblem, language: string): string {
  const why = reason(t, problem, language);
  const { allowed } = problem;
  if (!allowed || isTold(problem)) return why;
  return `${why}. ${t("import.allowed", { allowed: allowedText(t, allowed, language) })}`;
}

/** Where a problem is, by the file's own heading and what stands there. */
export function place(t: Translate, { heading, field, value }: CellProblem, language: string): string {
  const name = heading || (field ? targetName(t, field, language) : "");
  return value ? `${name} «${value}»` : name;
}

/** Whether the reason has said what is allowed. */
export const isTold = ({ code }: CellProblem): boolean => code === "net-disagrees";

interface ShownPrice {
  price: number;
  discount: number;
  /** What the file says, where its discount is no whole percentage. */
  listed?: { price: number; discount: number };
  from?: string;
  to?: string;
}

const isPrice = (value: unknown): value is ShownPrice =>
  typeof value === "object" && value !== null && "price" in value;

function shown(t: Translate, field: string, value: unknown, language: string): string {
  if (value === undefined) return t("import.none");
  if (isPrice(value)) {
    const days = value.from ? ` (${validity(t, value.from, value.to, language)})` : "";
    const { listed } = value;
    const percent = listed && percentWith(Math.round(listed.discount * 10_000), language);
    const why = listed ? ` (${t("import.netOf", { price: money(listed.price, language), percent })})` : "";
    return amount(value, language) + why + days;
  }
  return valueText(t, field, value, language);
}

/** A change in words: what is stored, and what the file says. */
export function changeWords(t: Translate, { field, before, after }: Change, language: string) {
  const ends = namedPrice.test(field) && after === undefined;
  return {
    name: targetName(t, field, language).replace(/^[^:]+: /, ""),
    before: shown(t, field, before, language),
    after: ends ? t("import.ends") : shown(t, field, after, language),
  };
}

/** What a guard says of the amounts, or of the pieces: "1.290,00 € → 0,15 €". */
export function amounts({ field, params }: CellProblem, language: string): string {
  const { before, after } = params ?? {};
  const figures = [before, after].filter((value) => typeof value === "number");
  const say = (value: number) => (field === "minQuantity" ? figureWith(value, 0, language) : money(value, language));
  return figures.map(say).join(" → ");
}

export const toWrite = ({ counts }: Import): number => counts.created + counts.changed + counts.ending;
export const checkedRows = ({ counts }: Import): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
export const isWorking = ({ state }: Pick<Import, "state">): boolean =>
  ["waiting", "checking", "importing", "undoing"].includes(state);
