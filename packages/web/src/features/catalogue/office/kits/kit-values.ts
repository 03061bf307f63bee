import { languages, type Language } from "@solvia/core/platform/locale";
import { basisPointsOf, shareOf } from "@solvia/core/platform/reading";
import type { Part } from "./kit-parts.tsx";
import type { OfficeKit } from "./office-kit.ts";

type Texts = Record<Language, { name: string; description: string }>;
const noText = { name: "", description: "" };
const inEach = (textIn: (language: Language) => Texts[Language]): Texts =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Texts;

/** The editor's values of a kit, or of a new one. */
export const valuesOf = (kit: OfficeKit | undefined) => ({
  visibility: kit?.visibility ?? true,
  /** Basis points; a text while it can't be stored. */
  discount: basisPointsOf(kit?.discount ?? 0) as number | string,
  texts: inEach((language) => kit?.texts[language] ?? noText),
  parts: (kit?.parts ?? []) as Part[],
});
export type Values = ReturnType<typeof valuesOf>;

/** Texts of which something is written. */
const written = (texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, { name, description }]) => name.trim() || description.trim()));

/** Nothing and what is no number are no quantity. */
const counted = (quantity: number | string): number => (typeof quantity === "number" ? quantity : Number.NaN);

/** What the API takes of the values; a description without a name is refused there, not left out. */
export const fieldsOf = ({ visibility, discount, texts, parts }: Values) => ({
  visibility,
  discount: discount === "" ? 0 : typeof discount === "number" ? shareOf(discount) : Number.NaN,
  texts: { ...written(texts), it: texts.it },
  parts: parts.map(({ productId, quantity }) => ({ productId, quantity: counted(quantity) })),
});

/** A field that both have changed, each their own way; a part is named by its product. */
export interface KitConflict {
  field: string;
  /** The name of a part's product. */
  product?: string | undefined;
  /** Absent: they have taken the part out. */
  theirs?: string | number | boolean | undefined;
}

type Leaf = string | number | boolean | undefined;

/** Field by field, each part by its product, so that two people's work on different ones does not meet. */
const leavesOf = ({ visibility, discount, texts, parts }: Values): Record<string, Leaf> => ({
  visibility,
  discount,
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`names.${language}`, texts[language].name],
      [`descriptions.${language}`, texts[language].description],
    ]),
  ),
  ...Object.fromEntries(parts.map(({ productId, quantity }) => [`part ${productId}`, quantity])),
});

/** Puts what I have changed since `base` onto what somebody else has saved meanwhile; where both have, mine stays. */
export function mergeKits(base: Values, mine: Values, theirs: Values): { values: Values; conflicts: KitConflict[] } {
  const [before, own, other] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)];
  const merged = { ...other };
  const conflicts: KitConflict[] = [];
  const known = [...theirs.parts, ...mine.parts];
  const nameOf = (id: string) => known.find(({ productId }) => productId === id)?.product?.name ?? id;
  for (const field of new Set([...Object.keys(before), ...Object.keys(own)])) {
    if (own[field] === before[field]) continue;
    merged[field] = own[field];
    if (other[field] === before[field] || other[field] === own[field]) continue;
    const [, product] = field.split(" ");
    conflicts.push({ field, theirs: other[field], ...(product && { product: nameOf(product) }) });
  }
  return { values: valuesFrom(merged, known), conflicts };
}

function valuesFrom(leaves: Record<string, Leaf>, known: readonly Part[]): Values {
  const text = (field: string): string => String(leaves[field] ?? "");
  const parts = [...new Map(known.map((part) => [part.productId, part])).values()];
  return {
    visibility: leaves["visibility"] === true,
    discount: typeof leaves["discount"] === "boolean" ? 0 : (leaves["discount"] ?? 0),
    texts: inEach((language) => ({
      name: text(`names.${language}`),
      description: text(`descriptions.${language}`),
    })),
    parts: parts.flatMap((part) => {
      const quantity = leaves[`part ${part.productId}`];
      return typeof quantity === "number" || typeof quantity === "string" ? [{ ...part, quantity }] : [];
    }),
  };
}
