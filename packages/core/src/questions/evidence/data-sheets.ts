import { technicalWordsTexts } from "@solvia/texts/technical-words";
import {
  productPath,
  productSearch,
  technicalOrder,
  technicalUnits,
  technologies,
  type SearchDocument,
  type TechnicalField,
} from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";
import type { Quote } from "../question.ts";
import { callsProduct, namedIn } from "./named-products.ts";
import { otherWords, type SheetField } from "./other-words.ts";
import type { Passage } from "./support.ts";

function valueOf(field: TechnicalField, value: number, language: Language): string {
  if (field.endsWith("Guarantee"))
    return new Intl.NumberFormat(language, { style: "unit", unit: "year", unitDisplay: "long" }).format(value);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const unit = /power/i.test(field) ? "W" : field === "energyWattHour" ? "Wh" : technicalUnits[field];
  return unit ? `${figure} ${unit}` : figure;
}

/** Weight (stored in grams) and sizes (mm), which each product has or not. */
function packed(fields: SearchDocument["fields"], language: Language): [SheetField, string][] {
  const { sizeX, sizeY, sizeZ, weight } = fields;
  const kilograms = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(weight / 1000);
  const sizes = sizeX && sizeY && sizeZ ? `${sizeX} × ${sizeY} × ${sizeZ} mm` : undefined;
  return [...(sizes ? [["sizes", sizes] satisfies [SheetField, string]] : []), ["weight", `${kilograms} kg`]];
}

/** The figures and words of one product's data sheet, one a passage, in a language. */
export async function figuresOf(
  product: Pick<SearchDocument, "id" | "category" | "brand" | "fields">,
  language: Language,
): Promise<(Quote & Passage)[]> {
  const { id, category, brand, fields } = product;
  const { field: names, value: words } = await technicalWordsTexts.in(language);
  const known: Readonly<Record<string, string>> = { ...words, ...technologies };
  const path = productPath({ id, category, brand, name: fields.name });
  const calls = callsProduct(product, [...new Set<Language>([language, "it"])]);
  const technical = technicalOrder.flatMap((field): [SheetField, string][] => {
    const value = fields[field];
    if (value === undefined) return [];
    return [[field, typeof value === "number" ? valueOf(field, value, language) : (known[value] ?? value)]];
  });
  return [...technical, ...packed(fields, language)].map(([field, told]) => ({
    kind: "product" as const,
    id,
    title: fields.name,
    path,
    text: `${names[field]}: ${told}`,
    language,
    figure: { calls, label: names[field], also: otherWords(field, language) },
  }));
}

/** What the data sheets of the products that a question names tell, in its language. */
export async function dataSheetPassages(text: string, language: Language, now: Date): Promise<(Quote & Passage)[]> {
  if (!/\d/.test(text)) return [];
  const products = namedIn(text, [...(await productSearch.all(now))]);
  return (await Promise.all(products.map(async (product) => figuresOf(product, language)))).flat();
}
