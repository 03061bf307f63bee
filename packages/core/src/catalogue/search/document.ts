import type { PriceSlot } from "../../pricing/index.ts";
import type { Picture } from "../images/picture.ts";
import type { Language } from "../../platform/locale.ts";
import { namesOf, type LoadedProduct } from "../load-product.ts";
import type { ProductFields } from "../product.ts";
import { digest } from "../translation/digest.ts";
import { technologies, type Category } from "../taxonomy.ts";

/** What the index keeps of a product: enough to find it and to draw its card with the cart's own price. */
export interface SearchDocument {
  id: string;
  /** Changes whenever anything below does. */
  stamp: string;
  category: Category;
  typology?: string | undefined;
  brand: string;
  series: string;
  imageUrl: string;
  picture?: Picture | undefined;
  fields: ProductFields;
  prices: PriceSlot[];
  available: number;
  /** The name in other languages than Italian, for the card. */
  names?: Partial<Record<Language, string | undefined>> | undefined;
  stars?: readonly number[] | undefined;
  /** When the product's own fields last changed. */
  modified?: string | undefined;
}

/** The index never learns what customers may not see, nor does what resellers read of the catalogue. */
export const hiddenTypes: ReadonlySet<string> = new Set([
  "supplier",
  "quotation",
  "sales_agent_low",
  "sales_agent_medium",
  "sales_agent_high",
]);

/** The document of a product; undefined when it is hidden. */
export function documentOf({ product, prices, available, texts, stars }: LoadedProduct): SearchDocument | undefined {
  if (!product.visibility) return undefined;
  const shown = prices.filter(({ priceType }) => !hiddenTypes.has(priceType));
  const changes = shown.reduce((sum, { version }) => sum + version, 0);
  const names = namesOf(texts);
  // By how much it is oversold is nobody's concern.
  const pieces = Math.max(0, available);
  return {
    id: product.id,
    stamp: `${product.version}.${shown.length}.${changes}.${pieces}.${product.picture?.colour ?? ""}.${Object.keys(names).length > 0 ? digest(JSON.stringify(names)) : ""}.${stars?.join("-") ?? ""}`,
    category: product.category,
    typology: product.series.typology,
    brand: product.brand,
    series: product.series.name,
    imageUrl: product.imageUrl,
    picture: product.picture,
    fields: product.fields,
    prices: shown.map(({ productId, locale, priceType, version, periods }) => ({
      productId,
      locale,
      priceType,
      version,
      // In one order of fields: documents are compared as they are written.
      periods: periods.map(({ id, price, discount, from, to, createdOn }) => ({
        id,
        price,
        discount,
        from,
        to,
        createdOn,
      })),
    })),
    available: pieces,
    ...(Object.keys(names).length > 0 && { names }),
    ...(stars && { stars }),
    modified: product.modified,
  };
}

/** The words of a document that are searched as they stand; what kind of thing it is, the concepts say. */
export function searchedText({ brand, series, fields }: SearchDocument): string {
  const { productCode, numberCode, name, connectorType, protectionClass, material, technology } = fields;
  const label = technology && technologies[technology];
  return [productCode, numberCode, name, brand, series, connectorType, protectionClass, material, label]
    .filter(Boolean)
    .join(" ");
}
