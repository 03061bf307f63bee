import { isLanguage } from "@solvia/core/platform/locale";
import { isId } from "@solvia/core/platform/id-shape";
import { orderNumber } from "@solvia/core/orders/order";
import { technicalFields } from "@solvia/core/catalogue/product";
import { shippingTimes, typologies } from "@solvia/core/catalogue/taxonomy";
import { ruleWords } from "@solvia/core/import-export/import/cells/rule-words";
import { countryName } from "../../i18n/country-name.ts";
import { date, dateTime, energy, figure, money, percent, power, weight } from "../../i18n/format.ts";
import { languageIn } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/words.ts";
import { categoryName, shippingTime, typologyLabel } from "../catalogue/names.ts";
import { fieldText } from "../catalogue/product/technical.ts";
import type { AuditedTexts } from "./audited-texts.ts";
import { wordGroups } from "./word-groups.ts";

/** Who reads: their texts and their language. */
export interface Reader {
  t: Translate<AuditedTexts>;
  language: string;
  /** What those are called whose ids stand in what is read. */
  names?: Readonly<Record<string, string>>;
}
type Value = string | number | boolean | null | undefined;

/** "sortOrder" as "sort order", where a thing has no name of its own. */
export const spelledOut = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

export const entityWords = (entity: string, { t }: Reader): string =>
  t(`officeAudit.entities.${entity}`, { defaultValue: spelledOut(entity).trim() });

const isPlace = (step: string): boolean => /^\d+$/.test(step);
/** What stands by languages: the steps after these are their codes. */
const byLanguage: ReadonlySet<string> = new Set(["texts", "origins"]);

/** A dotted path as people say it: "transactions.0.dueDate" is "Transazione 1 · Scadenza". */
export function fieldWords(path: string, reader: Reader): string {
  const said: string[] = [];
  const steps = path.split(".");
  for (const [index, step] of steps.entries()) {
    if (index > 0 && isPlace(step)) said[said.length - 1] += ` ${Number(step) + 1}`;
    else said.push(stepWords(step, steps[index - 1], reader));
  }
  // The product's own fields stand one step down, which nobody needs to read.
  return (steps[0] === "fields" && said.length > 1 ? said.slice(1) : said).join(" · ");
}

function stepWords(step: string, before: string | undefined, reader: Reader): string {
  const { t, language } = reader;
  if (isId(step)) return idWords(step, before, reader);
  if (before && (byLanguage.has(before) || before === "names") && isLanguage(step)) return languageIn(step, language);
  const known = t(`officeAudit.fields.${step}`, { defaultValue: "" }) || t(`field.${step}`, { defaultValue: "" });
  return known || (before === "ownPriceTypes" ? step : spelledOut(step));
}

/** Whose id it is: a name, an order's number; of what has none, or is gone, the end by which two are told apart. */
function idWords(id: string, under: string | undefined, { t, names }: Reader): string {
  if (under && /order/i.test(under)) return orderNumber(id);
  return names?.[id] ?? t("officeAudit.nameless", { end: id.slice(-4) });
}

/** Net or gross euro cents, wherever they stand. */
const cents =
  /^(agreedTotal|approvalLimit|limit|list|unit|wasteFee|productsAmount|wasteDisposalTax|shipmentCost|couponAmount|vatAmount|total|goods|shipment|coupon|credited|net|taxable|vat|amount|costs|refunded|refundedBefore|settled|surplus|chargedBack|shop|covered|expected|indemnity|fee|stampDuty|ofSettled|saving|paidBack|exposure|minimum)$/;
const decimals = /^decimals?$/;
const places: ReadonlySet<string> = new Set(["locale", "adminLocale", "countryCode"]);
const technical: ReadonlySet<string> = new Set(technicalFields);

/** Units of fields that are no money, by their names: as the domains keep them. */
const units = {
  basisPoints: /^(rate|percent|margin|standard|reduced)$/,
  grams: /^(weight|grossGrams|netGrams|grams)$/,
  millimetres: /^(size[XYZ]|sizes|longest)$/,
  watts: /^(declaredWatts|plantWatts|watts|wattPeak)$/,
  wattHours: /^wattHours$/,
  days: /^(days|leadDays|remindedOnDay)$/,
} as const;

const inUnit: Readonly<Record<keyof typeof units, (value: number, reader: Reader) => string>> = {
  basisPoints: (value, { language }) => percent(value, language),
  grams: (value, { language }) => weight(value, language),
  millimetres: (value, { language }) => `${figure(value, language)} mm`,
  watts: (value, { language }) => power(value, language),
  wattHours: (value, { language }) => energy(value, language),
  days: (value, { t }) => t("officeAudit.values.days", { count: value }),
};

/** A value as people read it: money, dates, units, yes and no, the words of codes. A field that is not there is a dash. */
export function valueWords(entity: string, path: string, value: Value, reader: Reader): string {
  if (value === undefined || value === null || value === "") return "—";
  if (typeof value === "boolean") return reader.t(value ? "common.yes" : "common.no");
  const steps = path.split(".").filter((step) => !isPlace(step));
  if (typeof value === "number") return numberWords(entity, steps, value, reader);
  if (isId(value)) return idWords(value, steps.at(-1), reader);
  return codeWords(entity, steps, value, reader) ?? textWords(value, reader.language);
}

function numberWords(entity: string, steps: readonly string[], value: number, reader: Reader): string {
  const { t, language } = reader;
  const name = steps.at(-1) ?? "";
  if (cents.test(name) || (name === "price" && entity !== "Product")) return money(value, language);
  // From 0 to 1; of an offer in the installer's own name in basis points, as its margin is.
  if (name === "discount") return percent(entity === "OwnOffer" ? value : value * 10_000, language);
  const unit = (Object.keys(units) as (keyof typeof units)[]).find((one) => units[one].test(name));
  if (unit) return inUnit[unit](value, reader);
  if (technical.has(name)) return fieldText(name, value, t, language);
  return figure(value, language);
}

function codeWords(entity: string, steps: readonly string[], value: string, reader: Reader): string | undefined {
  const { t, language } = reader;
  const name = steps.at(-1) ?? "";
  const parent = steps.at(-2);
  const [first] = steps;
  const group =
    wordGroups[`${entity}.${parent}.${name}`] ??
    wordGroups[`${parent}.${name}`] ??
    wordGroups[`${entity}.${name}`] ??
    (first === "ownPriceTypes" ? wordGroups[first] : wordGroups[name]);
  const word = group && t(`${group}.${value}`, { defaultValue: "" });
  // A word that waits for values, "VAT {{rate}}", is said without them: they stand in rows of their own.
  if (word) return word.replaceAll(/\s*\(?\{\{\w+\}\}(?: kg\))?/g, "").trim();
  if (decimals.test(name)) return t(`officeAudit.values.decimals.${value === "," ? "comma" : "point"}`);
  if (name === "rules" && value in ruleWords)
    return ruleWords[value as keyof typeof ruleWords][language === "it" ? "it" : "en"];
  if (name === "category" || name === "categories") return categoryName(value, language);
  if (name === "typology") return typologyWords(value, language);
  if (name === "shippingTime" && value in shippingTimes) return shippingTime(value, language).label;
  if (places.has(name)) return countryName(value, language);
  if ((name === "language" || name === "publicLanguage") && isLanguage(value)) return languageIn(value, language);
  return technical.has(name) ? fieldText(name, value, t, language) : undefined;
}

function typologyWords(typology: string, language: string): string {
  const category = Object.entries(typologies).find(([, known]) => typology in known)?.[0];
  return category ? typologyLabel(category, typology, language) : typology;
}

const instantShape = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;

/** Instants and days as the reader writes them; of rich text what it says. */
function textWords(value: string, language: string): string {
  if (instantShape.test(value)) return dateTime(value, language);
  if (dayShape.test(value)) return date(value, language);
  return /<\/?(p|h\d|ul|ol|li|br|strong|em|a)\b/.test(value)
    ? value
        .replaceAll(/<[^>]*>?/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim()
    : value;
}
