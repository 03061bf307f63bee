import { basisOf, buyerOf, currentPrices, resolvePrice } from "../../pricing/index.ts";
import { comparisonUnit } from "../product.ts";
import { grossOf, packagingOf, shopTaxes, type Viewer } from "../product-view.ts";
import type { SearchDocument } from "./document.ts";
import { pricesIn } from "./packed.ts";

/** What every document costs a kind of viewer; NaN where it has no price. */
export interface ViewerPrices {
  /** Cents of one piece as the viewer sees them: net for companies, else with VAT and waste-disposal tax. */
  shown: Float64Array;
  /** The same by Wp or kWh. */
  perUnit: Float64Array;
}

/** The same for two viewers who see the same prices. */
export const viewerKey = ({ user, locale }: Viewer): string => JSON.stringify([buyerOf(user), basisOf(user), locale]);

/** Worked out with the very function that the cart uses. */
export function viewerPrices(documents: readonly SearchDocument[], viewer: Viewer): ViewerPrices {
  const shown = new Float64Array(documents.length);
  const prices = { shown, perUnit: new Float64Array(documents.length) };
  pricePlaces(prices, documents, documents.keys(), viewer);
  return prices;
}

/** Works the prices of some places out anew. */
export function pricePlaces(
  { shown, perUnit }: ViewerPrices,
  documents: readonly SearchDocument[],
  places: Iterable<number>,
  { user, locale, now }: Viewer,
): void {
  const common = buyerOf(user);
  const net = basisOf(user) === "net";
  const taxes = shopTaxes({ locale, now });
  for (const place of places) {
    const document = documents[place]!;
    const { id, category, typology, fields } = document;
    shown[place] = Number.NaN;
    perUnit[place] = Number.NaN;
    const buyer = user?.ownPriceTypes ? buyerOf(user, id) : common;
    const inShop = currentPrices(pricesIn(document, locale), now);
    const unit = resolvePrice(inShop, buyer, packagingOf(fields))?.unit;
    if (unit === undefined) continue;
    const price = net ? unit : grossOf(unit, { category, typology, fields }, taxes);
    shown[place] = price;
    const compared = comparisonUnit(category, fields);
    if (compared) perUnit[place] = price / compared.size;
  }
}
