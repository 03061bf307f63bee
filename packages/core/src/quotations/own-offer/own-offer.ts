import type { Category } from "../../platform/category.ts";
import type { Language } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";

/** Percent of VAT that an own customer in Italy is charged; 0 where there is none. Whoever sells chooses. */
export const ownVatRates = [22, 10, 4, 0] as const;
export type OwnVatRate = (typeof ownVatRates)[number];

/** Basis points: five times our price on top of it. */
export const mostMargin = 50_000;
/** Cents: no price of a piece and no sum of an offer is higher, so that every product of two is exact. */
export const mostPrice = 100_000_000;
export const mostTotal = 100_000_000_000;
/** Own lines of an offer, beside ours. */
export const mostWorks = 100;

/** The line that our delivery is, among those of the goods. */
export const deliveryLine = "delivery";

/** What is said of one of our lines; what isn't said follows the category, then the whole. */
export interface OwnLine {
  lineId: string;
  /** Whether it is in the offer; absent: as ours is, without what is optional. */
  taken?: boolean | undefined;
  /** Basis points on our price; not beside a price of its own. */
  margin?: number | undefined;
  /** Cents of a piece. */
  price?: Cents | undefined;
  /** What it is called. */
  name?: string | undefined;
}

/** Work, or anything else that isn't bought from us. */
export interface OwnWork {
  id: string;
  name: string;
  /** With two decimals at most: hours, metres. */
  quantity: number;
  /** Net cents of one. */
  price: Cents;
  vatRate: OwnVatRate;
}

/** A customer's offer to their own customer, made out of a quotation of ours. */
export interface OwnOffer {
  language: Language;
  /** Of their own numbering. */
  number: string;
  date: CivilDate;
  validUntil: CivilDate;
  customerName: string;
  customerAddress: string;
  intro: string;
  closing: string;
  /** Basis points on our net prices. */
  margin: number;
  categoryMargins: readonly { category: Category; margin: number }[];
  lines: readonly OwnLine[];
  works: readonly OwnWork[];
  /** Basis points of all. */
  discount: number;
  /** Of our lines; works have each their own. */
  vatRate: OwnVatRate;
  /** Why it is a reduced one, or none. */
  vatReason: string;
  hidesCodes: boolean;
  hidesBrands: boolean;
}

/** A line of ours as it is built upon. */
export interface BaseLine {
  lineId: string;
  /** Empty for the delivery, which each language calls otherwise. */
  name: string;
  brand: string;
  productCode: string;
  category: Category;
  quantity: number;
  /** What a piece costs who buys it from us: net, with its contributions. Cents. */
  unit: Cents;
  optional: boolean;
}

/** The version of ours that an offer is made of. */
export interface Base {
  version: number;
  hash: string;
  validUntil: CivilDate;
  lines: readonly BaseLine[];
}
