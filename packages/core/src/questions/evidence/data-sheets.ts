import { technicalWordsTexts } from "@solvia/texts/technical-words";
import {
  plain,
  productPath,
  productSearch,
  technicalOrder,
  technicalUnits,
  type SearchDocument,
  type TechnicalField,
} from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";
import type { Quote } from "../question.ts";

const joined = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The shortest name by which a product is called in a text, joined. */
const shortestName = 5;
/** Products of which one question is answered, at most. */
const mostProducts = 3;

/** The products that a text calls by their name, which has a digit: "SUN2000-10KTL-M1", not "inverter". */
export const namedIn = (text: string, products: readonly SearchDocument[]): SearchDocument[] => {
  const asked = joined(text);
  return products
    .filter(({ fields: { name } }) => {
      const own = joined(name);
      return own.length >= shortestName && /\d/.test(own) && asked.includes(own);
    })
    .toSorted((a, b) => b.fields.name.length - a.fields.name.length)
    .slice(0, mostProducts);
};

function valueOf(field: TechnicalField, value: number, language: Language): string {
  if (field.endsWith("Guarantee"))
    return new Intl.NumberFormat(language, { style: "unit", unit: "year", unitDisplay: "long" }).format(value);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const unit = /power/i.test(field) ? "W" : field === "energyWattHour" ? "Wh" : technicalUnits[field];
  return unit ? `${figure} ${unit}` : figure;
}

/** The figures and words of the data sheets of the products that a question names, one a passage, in its language. */
export async function dataSheetPassages(text: string, language: Language, now: Date): Promise<Quote[]> {
  if (!/\d/.test(text)) return [];
  const products = namedIn(text, [...(await productSearch.all(now))]);
  if (products.length === 0) return [];
  const { field: names, value: words } = await technicalWordsTexts.in(language);
  const spoken = words as Readonly<Record<string, string>>;
  return products.flatMap(({ id, category, brand, fields }) =>
    technicalOrder.flatMap((field) => {
      const value = fields[field];
      if (value === undefined) return [];
      const told = typeof value === "number" ? valueOf(field, value, language) : (spoken[value] ?? value);
      const path = productPath({ id, category, brand, name: fields.name });
      return { kind: "product" as const, id, title: fields.name, path, text: `${names[field]}: ${told}`, language };
    }),
  );
}
