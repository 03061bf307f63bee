import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import {
  AddressEntity,
  billingAddressId,
  CompanyEntity,
  UserEntity,
  type AccountRecord,
  type Company,
} from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import type { Language } from "../../platform/locale.ts";
import { table } from "../../platform/table.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import {
  nameFor,
  packagingOf,
  ProductEntity,
  productPath,
  ProductTextsEntity,
  type ProductTexts,
  type StoredProduct,
} from "../../catalogue/index.ts";
import { StockEntity } from "../../logistics/index.ts";
import {
  buyerOf,
  currentPrices,
  PriceEntity,
  priceId,
  betterQuantity,
  partsOf,
  pricedSteps,
  tariffOn,
  type PackPart,
  type Price,
  type PricedStep,
  type PriceSlot,
  type PriceType,
} from "../../pricing/index.ts";
import { equipmentKindOf } from "../../tax/index.ts";
import type { Cart, DeliveryAddress, LinePart, OrderLine } from "../order.ts";
import { OpenOrderEntity } from "../order.table.ts";

/** The price types that a customer's cart may use; purchase and agents' prices are never even read. */
const cartPriceTypes: readonly PriceType[] = [
  "high",
  "public",
  "reserved",
  "premium",
  "premium_plus",
  "pallet",
  "container",
];

export interface Offered {
  product: StoredProduct;
  prices: Price[];
  /** Below nought where more was promised than there is: whoever is told reads 0 (`lineOf`). */
  available: number;
  /** The short texts in other languages; not read for who reads Italian. */
  texts?: Readonly<Partial<Record<Language, ProductTexts>>> | undefined;
}

/** A cart as its shipping is worked out today; what a quotation offered keeps the tariff of when that was sent. */
export const withTariff = async (cart: Cart, now: Date): Promise<Cart> =>
  cart.quotation ? cart : { ...cart, tariff: await tariffOn(now) };

/** How many items one product is: itself, its stock and prices, and its texts where Italian isn't read. */
const itemsPerProduct = ({ language }: Pick<User, "language">): number =>
  cartPriceTypes.length + (language === "it" ? 2 : 3);

/** How many products go into one BatchGetItem of at most 100 keys, beside so many other items. */
const productsPerRequest = (user: User, beside: number): number => Math.floor((100 - beside) / itemsPerProduct(user));

/** Whose price list is read, and in whose words. */
type Reader = Pick<User, "language" | "locale">;

/** Batches that are read beside each other: a long order's at once, a nightly look's a few. */
const batchesAtOnce = 10;

/** Today's offers, so many products with each request. */
async function batchesOf(ids: readonly string[], size: number, reader: Reader, now: Date) {
  const offers = new Map<string, Offered>();
  const starts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => at * size);
  await inPool(starts, batchesAtOnce, async (at) => {
    const batch = await loadBatch(ids.slice(at, at + size), reader, {}, now);
    for (const [id, offered] of batch.offers) offers.set(id, offered);
  });
  return offers;
}

/** Today's offer for some products in a country's price list, for whoever reads it; names are Italian. */
export function offersIn(productIds: readonly string[], locale: User["locale"], now: Date) {
  const reader: Reader = { language: "it", locale };
  return batchesOf(productIds, Math.floor(100 / itemsPerProduct(reader)), reader, now);
}

/**
 * Today's offer for some products and, in the same request, the user's open order and their company; where the order is about to be `placed` also the
 * account and its billing address.
 */
export async function loadOffers(productIds: readonly string[], user: User, now: Date, { placed = false } = {}) {
  const ids = [...new Set(productIds)];
  const { id, companyId } = user;
  const beside = { id, companyId, placed };
  const size = productsPerRequest(user, besideOf(beside).length);
  const [{ offers, ...others }, rest] = await Promise.all([
    loadBatch(ids.slice(0, size), user, beside, now),
    batchesOf(ids.slice(size), size, user, now),
  ]);
  return { offers: new Map([...offers, ...rest]), ...others };
}

/** What is read beside the products: whose open order, which company, and whether also who and where an invoice names. */
interface Beside extends Partial<Pick<User, "id" | "companyId">> {
  placed?: boolean;
}

const besideOf = ({ id, companyId, placed = false }: Beside) => [
  ...(id ? [OpenOrderEntity.build(BatchGetRequest).key({ userId: id })] : []),
  ...(id && placed ? [UserEntity.build(BatchGetRequest).key({ id })] : []),
  ...(id && placed ? [AddressEntity.build(BatchGetRequest).key({ userId: id, id: billingAddressId })] : []),
  ...(companyId ? [CompanyEntity.build(BatchGetRequest).key({ id: companyId })] : []),
];

async function loadBatch(ids: readonly string[], user: Reader, wish: Beside, now: Date) {
  const { id, placed } = wish;
  const beside = besideOf(wish);
  const requests = [
    ...beside,
    ...ids.flatMap((productId) => [
      ProductEntity.build(BatchGetRequest).key({ id: productId }),
      StockEntity.build(BatchGetRequest).key({ productId }),
      ...cartPriceTypes.map((priceType) =>
        PriceEntity.build(BatchGetRequest).key({ productId, locale: user.locale, priceType }),
      ),
      ...(user.language === "it" ? [] : [ProductTextsEntity.build(BatchGetRequest).key({ productId })]),
    ]),
  ];
  const { Responses } = await execute(
    table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true }),
  );
  const items = Responses?.[0] ?? [];
  const [openOrder, ...others] = id ? items.slice(0, beside.length) : [];
  const [account, address] = placed ? others : [];
  const company = placed ? others[2] : others[0];
  const found = items.slice(beside.length);
  const width = itemsPerProduct(user);
  const offers = new Map<string, Offered>();
  ids.forEach((id, index) => {
    const [product, stock, ...others] = found.slice(index * width, (index + 1) * width) as unknown[];
    const slots = others.slice(0, cartPriceTypes.length);
    const translated = others[cartPriceTypes.length] as Pick<Offered, "texts"> | undefined;
    if (!product) return;
    offers.set(id, {
      product: product as StoredProduct,
      prices: currentPrices(slots.filter((slot) => slot !== undefined) as PriceSlot[], now),
      available: (stock as { available: number } | undefined)?.available ?? 0,
      texts: translated?.texts,
    });
  });
  const cart = openOrder && (await withTariff(openOrder as Cart, now));
  return {
    offers,
    openOrder: cart || undefined,
    account: account as AccountRecord | undefined,
    address: (address ?? null) as DeliveryAddress | null,
    company: company as Company | undefined,
  };
}

const linePart = ({ kind, pieces, unit, resolved: { price, reason } }: PackPart<PricedStep>): LinePart => ({
  kind,
  quantity: pieces,
  priceId: priceId(price),
  priceType: price.priceType,
  reason,
  list: price.price,
  discount: price.discount,
  unit,
});

/**
 * A line at today's price for this buyer, its contribution to waste still to be worked out where it goes (`linesAt`);
 * undefined when the product can't be bought without a quotation.
 */
export function lineOf(
  { product, prices, available, texts }: Offered,
  quantity: number,
  user: User,
): OrderLine | undefined {
  const steps = product.visibility ? pricedSteps(prices, buyerOf(user, product.id), packagingOf(product.fields)) : [];
  const parts = (partsOf(steps, quantity) ?? []).map(linePart);
  const smallest = parts.at(-1);
  if (!smallest) return undefined;
  const { kind: _kind, quantity: _pieces, ...price } = smallest;
  return {
    ...articleOf({ product, texts }, user),
    quantity,
    ...price,
    parts: parts.length > 1 ? parts : undefined,
    better: betterQuantity(steps, quantity, available),
    wasteFee: 0,
    available: Math.max(0, available),
  };
}

/** What a line tells of its article, whatever it costs. */
export function articleOf({ product, texts }: Pick<Offered, "product" | "texts">, user: Pick<User, "language">) {
  const { fields } = product;
  const { sizeX, sizeY, sizeZ } = fields;
  const sizes: OrderLine["sizes"] = sizeX && sizeY && sizeZ ? [sizeX, sizeY, sizeZ] : undefined;
  return {
    productId: product.id,
    equipmentKind: equipmentKindOf({ ...fields, category: product.category, typology: product.series.typology }),
    name: nameFor(user.language, fields.name, texts),
    language: user.language,
    brand: product.brand,
    productCode: fields.productCode,
    category: product.category,
    imageUrl: product.imageUrl,
    path: productPath({ ...product, name: fields.name }),
    weight: fields.weight,
    sizes,
    wattPeak: product.category === "panels" ? fields.powerWatt : undefined,
    wattHours: product.category === "batteries" ? fields.energyWattHour : undefined,
    minQuantity: fields.minQuantity,
    piecesPerPackage: fields.piecesPerPackage,
    shippingTime: fields.shippingTime,
  };
}
