import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { GuardEntity } from "@solvia/core/platform/storing/guard.table";
import { productWrites } from "@solvia/core/catalogue/editing/write-product";
import { ProductFields } from "@solvia/core/catalogue/product";
import { addStock } from "@solvia/core/logistics/set-stock";
import { StockEntity } from "@solvia/core/logistics/stock.table";
import { amountsOf } from "@solvia/core/orders/amounts";
import { setQuantity, taxFactsOf } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { setShippingAddress } from "@solvia/core/orders/sending/prepare-order";
import type { User } from "@solvia/core/platform/access";
import type { Category } from "@solvia/core/platform/category";
import { newId } from "@solvia/core/platform/ids";
import { priceId } from "@solvia/core/pricing/price";
import { setPrices } from "@solvia/core/pricing/set-price";

/** The day of the tests that buy. */
export const now = new Date("2026-11-20T10:00:00Z");

export const buyer = (): User => {
  const id = newId();
  return {
    id,
    email: `${id}@example.com`,
    name: "Ada",
    surname: "Neri",
    locale: "it",
    language: "it",
    roles: ["customer"],
    accountType: "private",
    companyVerified: false,
    wholesaleActive: false,
    reservedPrices: false,
    entitlement: "none",
    sessionId: "S",
  };
};

export const listPrice = (productId: string, price: number) =>
  setPrices([{ productId, locale: "it", priceType: "high", price, discount: 0 }], now);

/** An article of a category without price and pieces: its id. */
export async function unpriced(
  category: Category,
  more: Partial<ProductFields> = {},
  brand = "Brand",
): Promise<string> {
  const id = newId();
  const series = {
    id: "S",
    name: "Series",
    brand,
    category,
    imageUrl: "",
    texts: {},
    documentation: [],
  };
  const fields = ProductFields.parse({
    name: "Panel",
    productCode: id,
    weight: 20_000,
    minQuantity: 1,
    piecesPerPackage: 0,
    ...more,
  });
  const facts = { id, version: 1, seriesId: "S", fields, series, imageUrl: "", createdOn: now.toISOString() };
  await execute(...productWrites({ ...facts, seriesIdLinks: [] }, undefined));
  await GuardEntity.build(PutItemCommand).item({ kind: "PRODUCTCODE", value: id.toUpperCase(), ownerId: id }).send();
  return id;
}

export async function product(pieces: number, price = 10_000, more: Partial<ProductFields> = {}): Promise<string> {
  const id = await unpriced("panels", more);
  await listPrice(id, price);
  await addStock(id, pieces);
  return id;
}

export const add = (user: User, productId: string, quantity: number) =>
  setQuantity(user, priceId({ productId, locale: "it", priceType: "high" }), quantity, now);

/** A cart that is picked up, ready to be placed, and how to place it at the total that its buyer sees. */
export async function readyCart(productId: string, quantity: number, user = buyer()) {
  const { id } = await add(user, productId, quantity);
  const cart = await setShippingAddress(user, id, "pickup", now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  return { user, id, place: () => placeOrder(user, id, { method: "card", expectedTotal }, now) };
}

export const available = async (productId: string) =>
  (await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send()).Item?.available;
