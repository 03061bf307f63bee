import * as z from "zod";
import { languages } from "../../platform/locale.ts";
import { bySome, oneOf, shapeOf } from "../../platform/stored/shape.ts";
import { productTextFields, seriesTextFields, type Origin } from "./origins.ts";

const text = z.string();
const origin = shapeOf<Origin>({ by: oneOf<Origin["by"]>({ machine: true, hand: true }), source: text });

export const storedTranslatedTexts = bySome(seriesTextFields, text.optional());
export const storedSeriesOrigins = bySome(seriesTextFields, origin);
export const storedProductTexts = bySome(languages, bySome(productTextFields, text.optional()));
export const storedProductOrigins = bySome(languages, bySome(productTextFields, origin));
