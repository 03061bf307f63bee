import * as z from "zod";
import { allCategories } from "../../platform/category.ts";
import { languages } from "../../platform/locale.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { ownVatRates, type OwnLine, type OwnOffer, type OwnWork } from "./own-offer.ts";

const text = z.string();
const amount = z.number();
const vatRate = z.literal(ownVatRates);

const storedOwnLine = shapeOf<OwnLine>({
  lineId: text,
  taken: z.boolean().optional(),
  margin: amount.optional(),
  price: amount.optional(),
  name: text.optional(),
});

const storedOwnWork = shapeOf<OwnWork>({ id: text, name: text, quantity: amount, price: amount, vatRate });

const storedMargin = shapeOf<OwnOffer["categoryMargins"][number]>({
  category: z.enum(allCategories),
  margin: amount,
});

export const storedOwnOffer = shapeOf<OwnOffer>({
  language: z.enum(languages),
  number: text,
  date: text,
  validUntil: text,
  customerName: text,
  customerAddress: text,
  intro: text,
  closing: text,
  margin: amount,
  categoryMargins: listOf(storedMargin),
  lines: listOf(storedOwnLine),
  works: listOf(storedOwnWork),
  discount: amount,
  vatRate,
  vatReason: text,
  hidesCodes: z.boolean(),
  hidesBrands: z.boolean(),
});
