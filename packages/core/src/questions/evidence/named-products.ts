import { namesKind, plain, type SearchDocument } from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";
import { wordsOf } from "./words.ts";

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

const codes = (text: string): string[] => wordsOf(text).filter((word) => /\d/.test(word));

/** Finds the products that many texts name: each text is held against those alone whose name begins with a code that it has. */
export function productFinder(products: readonly SearchDocument[]): (text: string) => SearchDocument[] {
  const byCode = new Map<string, SearchDocument[]>();
  for (const product of products) {
    const [first] = codes(product.fields.name);
    if (first) byCode.set(first, [...(byCode.get(first) ?? []), product]);
  }
  return (text) =>
    namedIn(
      text,
      [...new Set(codes(text))].flatMap((code) => byCode.get(code) ?? []),
    );
}

/** Whether a word of a question only calls the product: by its name, its brand or its kind ("il pannello A460 …"). */
export function callsProduct(
  { category, brand, fields }: Pick<SearchDocument, "category" | "brand" | "fields">,
  spoken: readonly Language[],
): (word: string) => boolean {
  const names = new Set([...wordsOf(fields.name), ...wordsOf(brand)]);
  const whole = joined(fields.name);
  return (word) =>
    names.has(word) ||
    (/\d/.test(word) && whole.includes(joined(word))) ||
    spoken.some((language) => namesKind(word, category, language));
}
