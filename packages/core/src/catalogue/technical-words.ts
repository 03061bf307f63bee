import type { TechnicalField } from "./product.ts";
import type { bmsKinds, connectorTypes, materials, tensions } from "./taxonomy.ts";

/** The values of technical fields that are words. */
type WordedValue =
  | (typeof tensions)[number]
  | (typeof bmsKinds)[number]
  | (typeof materials)[number]
  | (typeof connectorTypes)[number];

/** What the technical fields and their worded values are called in one language; the public pages and the application read them. */
export interface TechnicalWords {
  field: Readonly<Record<TechnicalField | "sizes" | "weight", string>>;
  value: Readonly<Record<WordedValue, string>>;
}
