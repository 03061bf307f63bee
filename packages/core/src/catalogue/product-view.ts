import type { Cents } from "../platform/money.ts";
import type { User } from "../platform/access.ts";
import { countryOf, type Language } from "../platform/locale.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import {
  buyerOf,
  currentPrices,
  partsOf,
  pricedSteps,
  priceId,
  priceLadder,
  resolvePrice,
  type PriceSlot,
  type ResolvedPrice,
} from "../pricing/index.ts";
import {
  equipmentKindOf,
  rateOf,
  vatTreatment,
  wasteFee,
  withVat,
  type TaxedLine,
  type VatTreatment,
} from "../tax/index.ts";
import { comparisonUnit, type ProductFields } from "./product.ts";
import type { SeriesCopy } from "./series/series.ts";
import type { Picture } from "./images/picture.ts";
import { ratingOf } from "./reviews/rating.ts";
import { productPath } from "./slug.ts";
import type { Category } from "./taxonomy.ts";

/** Who looks, in which shop, and when. */
export interface Viewer {
  user: User | undefined;
  locale: string;
  fallbackLocale: string;
  now: Date;
  /** What the visitor reads, where the page says it. */
  language?: Language | undefined;
}

type ShopAndLanguage = Pick<Viewer, "locale" | "fallbackLocale" | "language">;

/** The shop of a viewer: a logged-in user's own country, else the one that the page asks for. */
export const shopOf = (user: User | undefined, query: ShopAndLanguage, now: Date): Viewer => ({
  fallbackLocale: query.fallbackLocale,
  language: query.language,
  user,
  now,
  locale: user?.locale ?? query.locale,
});

interface Stored {
  id: string;
  category: Category;
  brand: string;
  imageUrl: string;
  picture?: Picture | undefined;
  fields: ProductFields;
  series: SeriesCopy;
  /** The name in other languages than Italian. */
  names?: Partial<Record<Language, string | undefined>> | undefined;
}

/** What stands beside a product in its partition. */
interface Offered {
  prices: readonly PriceSlot[];
  available: number;
  stars?: readonly number[] | undefined;
}

const fewPieces = 10;

/** What a list shows of a product: the same price that the cart would charge. */
export function productCard(product: Stored, { prices, available, stars }: Offered, viewer: Viewer) {
  const price = viewerPrice(product, { prices, available }, viewer);
  const { fields } = product;
  return {
    id: product.id,
    path: productPath({ ...product, name: fields.name }),
    name: textFor(fields.name, product.names ?? {}, viewer),
    brand: product.brand,
    category: product.category,
    typology: product.series.typology,
    productCode: fields.productCode,
    imageUrl: product.imageUrl,
    picture: product.picture,
    powerWatt: fields.powerWatt,
    energyWattHour: fields.energyWattHour,
    shippingTime: fields.shippingTime,
    minQuantity: fields.minQuantity,
    piecesPerPackage: fields.piecesPerPackage,
    toBeQuoted: fields.toBeQuoted,
    price,
    availability: availabilityOf(available),
    rating: ratingOf(stars),
  };
}

export const availabilityOf = (pieces: number) => ({
  pieces: Math.max(0, pieces),
  state: pieces <= 0 ? ("to-order" as const) : pieces <= fewPieces ? ("low" as const) : ("in-stock" as const),
});

export const packagingOf = (fields: ProductFields) => ({
  isWholesaleActive: fields.isWholesaleActive,
  toBeQuoted: fields.toBeQuoted,
  piecesPerPackage: fields.piecesPerPackage,
  palletsPerContainer: fields.palletsPerContainer ?? 0,
});

/** What a private person pays on top of net prices in a shop on a day: goods go to the shop's country until somebody says where to. */
export interface ShopTaxes {
  countryCode: string;
  on: CivilDate;
  treatment: VatTreatment;
}

/** What has been worked out for a viewer: a list asks for each of its products. */
const taxesOf = new WeakMap<object, ShopTaxes>();

export function shopTaxes(viewer: Pick<Viewer, "locale" | "now">): ShopTaxes {
  const taxes = taxesOf.get(viewer) ?? taxesIn(viewer);
  taxesOf.set(viewer, taxes);
  return taxes;
}

function taxesIn({ locale, now }: Pick<Viewer, "locale" | "now">): ShopTaxes {
  const countryCode = countryOf(locale)?.code ?? "IT";
  const person = { business: false, verified: false, reducedVat: false };
  return { countryCode, on: romeDate(now), treatment: vatTreatment({ countryCode, postalCode: "" }, person, now) };
}

type Taxed = Pick<Stored, "category" | "fields"> & { typology?: string | undefined };

/** The waste-disposal contribution of a piece that is delivered in the shop's country, net of VAT. */
const feeOf = ({ category, typology, fields }: Taxed, { countryCode, on }: ShopTaxes): Cents =>
  wasteFee(equipmentKindOf({ ...fields, category, typology }), fields.weight, countryCode, on);

/** What a private person pays for a piece: VAT of the shop's country and the waste-disposal contribution on the net price. */
export const grossOf = (unit: Cents, product: Taxed, taxes: ShopTaxes): Cents =>
  withVat(unit + feeOf(product, taxes), rateOf(taxes.treatment, product.category));

/** The price for one piece with what private buyers see: VAT of the country and the waste-disposal tax included. */
export function viewerPrice(
  { id, category, fields, series }: Pick<Stored, "id" | "category" | "fields" | "series">,
  { prices: slots, available }: Pick<Offered, "prices" | "available">,
  viewer: Viewer,
) {
  const buyer = buyerOf(viewer.user, id);
  const inShop = currentPrices(
    slots.filter(({ locale }) => locale === viewer.locale),
    viewer.now,
  );
  const resolved = resolvePrice(inShop, buyer, packagingOf(fields));
  if (!resolved) return undefined;
  const { price, unit, reason } = resolved;
  const unitOfComparison = comparisonUnit(category, fields);
  const taxes = shopTaxes(viewer);
  const taxed = { category, fields, typology: series.typology };
  const fee = feeOf(taxed, taxes);
  const rate = rateOf(taxes.treatment, category);
  const grossOfNet = (net: Cents): Cents => withVat(net + fee, rate);
  const gross = grossOfNet(unit);
  return {
    priceId: priceId(price),
    unit,
    list: price.price,
    discount: price.discount,
    priceType: price.priceType,
    reason,
    wasteFee: fee,
    vatRate: rate,
    gross,
    grossList: grossOfNet(price.price),
    reduction: reductionOf(resolved, grossOfNet),
    ...(unitOfComparison && {
      perUnit: {
        per: unitOfComparison.per,
        amount: Math.round((unit * 100) / unitOfComparison.size),
        gross: Math.round((gross * 100) / unitOfComparison.size),
      },
    }),
    ladder: priceLadder(inShop, buyer, packagingOf(fields), available),
  };
}

/**
 * What so many pieces cost this viewer, part by part as the cart charges them; undefined when that needs a quotation.
 */
export function partsCost(
  product: Pick<Stored, "id" | "category" | "fields" | "series">,
  slots: readonly PriceSlot[],
  viewer: Viewer,
  quantity: number,
) {
  const inShop = slots.filter(({ locale }) => locale === viewer.locale);
  const buyer = buyerOf(viewer.user, product.id);
  const { category, fields, series } = product;
  const parts = partsOf(pricedSteps(currentPrices(inShop, viewer.now), buyer, packagingOf(fields)), quantity);
  const taxes = shopTaxes(viewer);
  const fee = feeOf({ category, fields, typology: series.typology }, taxes);
  /** All pieces for so many net cents, as a private buyer's basket has them. */
  const taxed = (net: Cents): TaxedLine => ({
    net,
    wasteFee: fee * quantity,
    rate: rateOf(taxes.treatment, category),
  });
  return parts && { parts, taxed };
}

/** The types that are announced to the public, so that a reduction of them must name the lowest price before it. */
const announced: ReadonlySet<string> = new Set(["high", "public"]);

/**
 * The reduction that may be announced: by what it is below the lowest price of the 30 days before it (directive 98/6/EC,
 * article 6a; CJEU C-330/23). Where the price is not below it there is none.
 */
function reductionOf({ price, unit }: ResolvedPrice, grossOf: (net: number) => number) {
  const { lowestBefore, priceType } = price;
  if (!lowestBefore || !announced.has(priceType) || unit >= lowestBefore.unit) return undefined;
  return {
    lowest: lowestBefore.unit,
    grossLowest: grossOf(lowestBefore.unit),
    days: lowestBefore.days,
    basisPoints: Math.round(((lowestBefore.unit - unit) * 10_000) / lowestBefore.unit),
  };
}

/** The languages in which this viewer is to read a text, best first (spec 7: fallbackLocale); Italian is the last. */
export function languagesOf({ locale, fallbackLocale, language, user }: Viewer): Language[] {
  const own = language ?? user?.language ?? countryOf(locale)?.messageLanguage;
  return [own, countryOf(fallbackLocale)?.messageLanguage, "it" as const].filter((known) => known !== undefined);
}

/** A text in the first of the reader's languages that has it; Italian always does. */
export function textFor<T>(italian: T, others: Partial<Record<Language, T | undefined>>, viewer: Viewer): T {
  for (const language of languagesOf(viewer)) {
    if (language === "it") return italian;
    const text = others[language];
    if (text) return text;
  }
  return italian;
}
