import { isLanguage } from "@solvia/core/platform/locale";
import { isId } from "@solvia/core/platform/id-shape";
import { orderNumber } from "@solvia/core/orders/order";
import { technicalFields } from "@solvia/core/catalogue/product";
import { shippingTimes, typologies } from "@solvia/core/catalogue/taxonomy";
import { countryName } from "../../i18n/country-name.ts";
import { date, dateTime, figure, money, percent, weight } from "../../i18n/format.ts";
import { languageIn } from "../../i18n/languages.ts";
import type { TextGroup, Translate } from "../../i18n/words.ts";
import { categoryName, shippingTime, typologyLabel } from "../catalogue/names.ts";
import { fieldText } from "../catalogue/product/technical.ts";
import type { AuditedTexts } from "./audited-texts.ts";

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
  if (before && byLanguage.has(before) && isLanguage(step)) return languageIn(step, language);
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
  /^(agreedTotal|approvalLimit|limit|list|unit|wasteFee|productsAmount|wasteDisposalTax|shipmentCost|couponAmount|vatAmount|total|goods|shipment|coupon|credited|net|taxable|vat|amount|costs|refunded|refundedBefore|settled|surplus|chargedBack)$/;
const places: ReadonlySet<string> = new Set(["locale", "adminLocale", "countryCode"]);
const millimetres: ReadonlySet<string> = new Set(["sizeX", "sizeY", "sizeZ", "sizes"]);
const technical: ReadonlySet<string> = new Set(technicalFields);

/** Where the words of a field's codes stand; by "Entity.field", or by the field where it means one thing everywhere. */
const wordGroups: Readonly<Record<string, TextGroup<AuditedTexts>>> = {
  "Company.status": "officePeople.companyStatuses",
  companyStatus: "officePeople.companyStatuses",
  "vatCheck.status": "officePeople.registerAnswers",
  "check.status": "officePeople.registerAnswers",
  accountType: "officeAudit.values.accountTypes",
  addressType: "officeAudit.values.addressTypes",
  roles: "officePeople.rolesOf",
  memberRole: "members",
  companyRole: "register",
  plan: "officePeople.entitlements",
  "subscription.status": "officeAudit.values.subscriptionStates",
  "transactions.status": "transaction",
  "Order.status": "status",
  "OpenOrder.status": "status",
  "SavedOrder.status": "status",
  "Quotation.status": "officeQuotations.states",
  "approval.state": "officeQuotations.approvals",
  lostReason: "officeQuotations.reasons",
  "ReturnRequest.status": "returns.states",
  "steps.status": "returns.states",
  "lines.reason": "returns.reasons",
  "received.condition": "officeReturns.conditions",
  "treatment.rule": "officeTax.rules",
  "vatProposal.rule": "officeTax.rules",
  "vatDecision.rule": "officeTax.rules",
  fulfilment: "fulfilment",
  why: "officeMoney.why",
  receivedBy: "officeMoney.by",
  askedBy: "officeMoney.by",
  doneBy: "officeMoney.by",
  by: "officeMoney.by",
  "checks.reason": "officeAudit.values.checkReasons",
  "refunds.state": "officeMoney.states",
  "refunds.way": "officeMoney.ways",
  method: "method",
  termsOfPayment: "terms",
  priceType: "officePrices.types",
  ownPriceTypes: "officePrices.types",
  shipmentState: "officeAudit.values.shipmentStates",
  address: "officeAudit.values.pickup",
  "documents.kind": "documentKind",
  "documentation.category": "showcase.document",
  "origins.by": "officeAudit.values.authors",
  "PriceHistory.source": "officePrices.history.sources",
  lastFrom: "officeAudit.values.authors",
  state: "officeAudit.values.jobStates",
  "ImportJob.state": "officeAudit.values.importStates",
  "ImportJob.kind": "officeAudit.values.jobKinds",
  "ExportJob.kind": "officeAudit.values.jobKinds",
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

function numberWords(entity: string, steps: readonly string[], value: number, { t, language }: Reader): string {
  const name = steps.at(-1) ?? "";
  if (cents.test(name) || (name === "price" && entity !== "Product")) return money(value, language);
  if (name === "discount") return percent(value * 10_000, language);
  if (name === "rate") return percent(value, language);
  if (name === "weight") return weight(value, language);
  if (millimetres.has(name)) return `${figure(value, language)} mm`;
  if (technical.has(name)) return fieldText(name, value, t, language);
  return figure(value, language);
}

function codeWords(entity: string, steps: readonly string[], value: string, reader: Reader): string | undefined {
  const { t, language } = reader;
  const name = steps.at(-1) ?? "";
  const parent = steps.at(-2);
  const [first] = steps;
  const group =
    wordGroups[`${parent}.${name}`] ??
    wordGroups[`${entity}.${name}`] ??
    (first === "ownPriceTypes" ? wordGroups[first] : wordGroups[name]);
  const word = group && t(`${group}.${value}`, { defaultValue: "" });
  if (word) return word;
  if (name === "category") return categoryName(value, language);
  if (name === "typology") return typologyWords(value, language);
  if (name === "shippingTime" && value in shippingTimes) return shippingTime(value, language).label;
  if (places.has(name)) return countryName(value, language);
  if (name === "language" && isLanguage(value)) return languageIn(value, language);
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
