import type * as z from "zod";
import type { ImportRow, ImportView } from "@solvia/core/contract/back-office/catalogue-import";
import { countryName } from "../../../../i18n/country-name.ts";
import { figureWith, money, percentWith } from "../../../../i18n/format.ts";
import type { Translate } from "../../../../i18n/words.ts";
import { amount, typeName, validity } from "../prices/price-words.ts";
import { allowedText, valueText, type ImportTexts } from "./value-words.ts";

export type Import = z.output<typeof ImportView>;
export type Row = z.output<typeof ImportRow>;
export type Choice = NonNullable<Import["columns"]>["choices"][number];
type CellProblem = Row["problems"][number];
type Change = Row["changes"][number];

const namedPrice = /^(price|discount|net)\.([a-z_]+)\.([a-z]{2})$/;

/** What a column can be for, in words: a field of the product, or a price of a type in a country. */
export function targetName(t: Translate<ImportTexts>, target: string, language: string): string {
  const [, what, type = "", place = ""] = namedPrice.exec(target) ?? [];
  if (what)
    return `${t(`import.columns.named.${what}`, { defaultValue: what })}: ${typeName(t, type)}, ${countryName(place, language)}`;
  const own = t(`import.columns.targets.${target}`, { defaultValue: "" });
  return own || t(`officeProducts.editor.${target}`, { defaultValue: t(`field.${target}`, { defaultValue: target }) });
}

/** A problem in words, without the column. */
export function reason(
  t: Translate<ImportTexts>,
  { code, params, value = "", allowed }: CellProblem,
  language: string,
): string {
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
export function reasonWith(t: Translate<ImportTexts>, problem: CellProblem, language: string): string {
  const why = reason(t, problem, language);
  const { allowed } = problem;
  if (!allowed || isTold(problem)) return why;
  return `${why}. ${t("import.allowed", { allowed: allowedText(t, allowed, language) })}`;
}

/** Where a problem is, by the file's own heading and what stands there. */
export function place(t: Translate<ImportTexts>, { heading, field, value }: CellProblem, language: string): string {
  const name = heading || (field ? targetName(t, field, language) : "");
  return value ? `${name} «${value}»` : name;
}

/** Whether the reason has said what is allowed. */
export const isTold = ({ code }: CellProblem): boolean => code === "net-disagrees";

interface ShownPrice {
  price: number;
  discount: number;
  /** What the file says, where its discount is no whole percentage. */
  listed?: { price: number; discount: number; discounts?: readonly number[] };
  from?: string;
  to?: string;
}

const isPrice = (value: unknown): value is ShownPrice =>
  typeof value === "object" && value !== null && "price" in value;

/** So many decimals show what discounts that follow each other come to. */
const exactly = 6;

/** Discounts that follow each other, and what they come to together: "10% + 5%" and "14,5%". Basis points, and a share. */
export const discountWords = (discounts: readonly number[], all: number, language: string) => ({
  parts: discounts.map((one) => percentWith(one, language)).join(" + "),
  percent: percentWith(all * 10_000, language, exactly),
});

/** What the file says of a price, where that isn't what is kept. */
function listedWords(t: Translate<ImportTexts>, { discount, listed }: ShownPrice, language: string): string {
  if (!listed) return "";
  const { discounts = [] } = listed;
  const { parts, percent } = discountWords(discounts, listed.discount, language);
  if (discounts.length > 0 && discount > 0) return t("import.inAll", { parts, percent });
  const price = money(listed.price, language);
  const less = parts.replaceAll("+", "−");
  return discounts.length > 0
    ? t("import.netOfSeveral", { price, parts: less, percent })
    : t("import.netOf", { price, percent });
}

function shown(t: Translate<ImportTexts>, field: string, value: unknown, language: string): string {
  if (value === undefined) return t("import.none");
  if (isPrice(value)) {
    const days = value.from ? ` (${validity(t, value.from, value.to, language)})` : "";
    const why = listedWords(t, value, language);
    return amount(value, language) + (why && ` (${why})`) + days;
  }
  return valueText(t, field, value, language);
}

/** What became of a row when it was written, or taken back. */
export function wroteWords(t: Translate<ImportTexts>, { state, problem }: NonNullable<Row["written"]>): string {
  const wrote = t(`import.wrote.${state}`);
  if (state !== "failed" || !problem) return wrote;
  return `${wrote}: ${t(`import.why.${problem}`, { defaultValue: t(`problem.${problem}`, { defaultValue: problem }) })}`;
}

/** A change in words: what is stored, and what the file says. */
export function changeWords(t: Translate<ImportTexts>, { field, before, after }: Change, language: string) {
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

/** Rows that are still as the import wrote them: those taken back, and those changed since, are told by themselves. */
export const stillWritten = ({ writes }: Pick<Import, "writes">): number =>
  writes.written - writes.undone - writes.kept;

export const toWrite = ({ counts }: Import): number => counts.created + counts.changed + counts.ending;
export const checkedRows = ({ counts }: Import): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
export const isWorking = ({ state }: Pick<Import, "state">): boolean =>
  ["waiting", "checking", "importing", "undoing"].includes(state);
