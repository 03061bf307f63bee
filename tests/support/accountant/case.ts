import type { Category } from "@solvia/core/platform/category";

/** Who buys; each is a person or company that the file makes once. */
export type BuyerName = "consumer" | "certified" | "business" | "installer" | "german" | "romanian";

/** Where the goods go. */
export type PlaceName =
  | "pickup"
  | "Milano"
  | "Napoli"
  | "Palermo"
  | "Berlin"
  | "Paris"
  | "Wien"
  | "Madrid"
  | "Lisboa"
  | "Warszawa"
  | "Amsterdam"
  | "Bruxelles"
  | "Luxembourg"
  | "Zagreb"
  | "Bucuresti"
  | "Sofia"
  | "Bern"
  | "London"
  | "Oslo"
  | "Beograd";

/** Category, kilograms of a piece, net cents of its list price, pieces, and the discount on its price as a part of one. */
export type Goods = readonly [category: Category, kg: number, price: number, pieces: number, discount?: number];

/** Rate in hundredths of a percent, taxable cents, VAT cents. */
export type Group = readonly [rate: number, taxable: number, vat: number];

/** What the accountant has worked out, cents. */
export interface Sums {
  products: number;
  fee: number;
  shipment: number;
  coupon?: number;
  groups: readonly Group[];
  total: number;
}

export interface Case {
  name: string;
  buyer: BuyerName;
  to: PlaceName;
  goods: readonly Goods[];
  /** The rate of 10 % is asked for. */
  reduced?: true;
  coupon?:
    | { amount: number }
    | { percent: number; categories?: readonly Category[] }
    | { amount: number; categories: readonly Category[] };
  /** Sold by a quotation: with what its seller asks for the freight, and its terms. */
  quoted?: { shipmentCost?: number; termsOfPayment?: string };
  /** Of a habitual exporter's declaration of intent, which two administrators decide, after the order. */
  intent?: { total: number; bollo: number | undefined };
  /** Invoiced to a public body's office, which pays the net alone. */
  publicBody?: { pays: number };
  sums: Sums;
  /** Its documents, where they are more than one invoice of the sums: type, groups, total. */
  documents?: readonly (readonly [type: string, groups: readonly Group[], total: number])[];
  /** What the exchange is told, where that isn't what the buyer pays: of the one-stop shop the base alone. */
  told?: { groups: readonly Group[]; total: number };
}
