import type * as z from "zod";
import type { OwnOffer as OfferView } from "@solvia/core/contract/quoting/own-offer-shapes";
import type { Category } from "@solvia/core/platform/category";
import type { Language } from "@solvia/core/platform/locale";
import { ownVatRates, type Base, type OwnOffer, type OwnVatRate } from "@solvia/core/quotations/own-offer/own-offer";
import { figureOf } from "../../../ui/fields/held.ts";
import type { Held } from "../../../ui/fields/read-field.tsx";

export type View = z.output<typeof OfferView>;

export interface LineValues {
  lineId: string;
  taken: boolean;
  margin: Held;
  price: Held;
  name: string;
}

export interface WorkValues {
  id: string;
  name: string;
  quantity: Held;
  price: Held;
  vatRate: string;
}

/** What the fields of an own offer hold. */
export interface Values {
  language: Language;
  number: string;
  date: string;
  validUntil: string;
  customerName: string;
  customerAddress: string;
  intro: string;
  closing: string;
  margin: Held;
  categoryMargins: { category: Category; margin: Held }[];
  lines: LineValues[];
  works: WorkValues[];
  discount: Held;
  vatRate: string;
  vatReason: string;
  hidesCodes: boolean;
  hidesBrands: boolean;
}

/** A field for each line and for each category among them. */
export function valuesOf({ offer, base }: Pick<View, "offer" | "base">): Values {
  const said = new Map(offer.lines.map((line) => [line.lineId, line]));
  const margins = new Map(offer.categoryMargins.map(({ category, margin }) => [category, margin]));
  const categories = [...new Set([...base.lines.map(({ category }) => category), ...margins.keys()])];
  return {
    ...offer,
    vatRate: String(offer.vatRate),
    categoryMargins: categories.map((category) => ({ category, margin: margins.get(category) ?? "" })),
    lines: base.lines.map(({ lineId, optional }) => {
      const { taken = !optional, margin = "", price = "", name = "" } = said.get(lineId) ?? {};
      return { lineId, taken, margin, price, name };
    }),
    works: offer.works.map((work) => ({ ...work, vatRate: String(work.vatRate) })),
  };
}

const rateOf = (text: string): OwnVatRate => ownVatRates.find((rate) => String(rate) === text) ?? 22;

/** What is sent for the fields: an empty margin says nothing, and what a line doesn't say isn't said of it. */
export function offerOf(values: Values, { lines: ours }: Pick<Base, "lines">): OwnOffer {
  const optional = new Map(ours.map((line) => [line.lineId, line.optional]));
  return {
    ...values,
    // An empty figure of the whole, or of a work, is refused as required.
    margin: figureOf(values.margin) as number,
    discount: figureOf(values.discount) as number,
    vatRate: rateOf(values.vatRate),
    categoryMargins: values.categoryMargins.flatMap(({ category, margin }) =>
      typeof margin === "number" ? [{ category, margin }] : [],
    ),
    lines: values.lines.map(({ lineId, taken, margin, price, name }) => ({
      lineId,
      taken: taken === !optional.get(lineId) ? undefined : taken,
      margin: figureOf(margin),
      price: figureOf(price),
      name: name.trim() || undefined,
    })),
    works: values.works.map(({ quantity, price, vatRate, ...work }) => ({
      ...work,
      quantity: figureOf(quantity) as number,
      price: figureOf(price) as number,
      vatRate: rateOf(vatRate),
    })),
  };
}

/** The same for the sums beside, while figures are still being typed. */
export const soFar = (offer: OwnOffer): OwnOffer => ({
  ...offer,
  margin: offer.margin ?? 0,
  discount: offer.discount ?? 0,
  works: offer.works.map((work) => ({ ...work, quantity: work.quantity ?? 0, price: work.price ?? 0 })),
});
