import { loadProduct, type LoadedProduct } from "../../catalogue/index.ts";
import { listOwnOrders, visibleOrder, type Order } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { serialsTakenBy } from "../../serials/index.ts";
import { guaranteeUntil } from "./guarantee.ts";
import { arrivedOf, foundIn, ownedOf, placeOf, type Owned } from "./owned.ts";

type Asker = Pick<User, "id" | "companyId" | "memberRole">;

/** Serials of one read, and orders that one request looks through at most. */
const atOnce = 500;
const lookedThrough = 200;

/** The serials that left with an order's arrived shipments and haven't come back, by article. */
async function serialsOf(order: Order): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, movementId } of arrivedOf(order)) {
    let cursor: string | undefined;
    do {
      const page = await serialsTakenBy(movementId, { cursor, limit: atOnce });
      for (const { code, productId, state, shipmentId, orderId } of page.items) {
        if (state !== "shipped" || (orderId !== undefined && orderId !== order.id)) continue;
        if (shipmentId !== undefined && shipmentId !== id) continue;
        found.set(productId, [...(found.get(productId) ?? []), code]);
      }
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
  }
  return found;
}

/** Products by their ids; one that is sold no more is missing, and has neither guarantee nor document to be told. */
async function productsOf(ids: Iterable<string>): Promise<Map<string, LoadedProduct["product"]>> {
  const loaded = await Promise.all(
    [...new Set(ids)].map((id) =>
      loadProduct(id).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "not-found") return undefined;
        throw error;
      }),
    ),
  );
  return new Map(loaded.flatMap((one) => (one ? [[one.product.id, one.product] as const] : [])));
}

/** With what the product's data say of it: until when its guarantees run, and its documents. */
function described(owned: Owned, product: LoadedProduct["product"] | undefined) {
  const { productGuarantee, performanceGuarantee } = product?.fields ?? {};
  const own = guaranteeUntil(owned.deliveredOn, productGuarantee);
  const performance = guaranteeUntil(owned.deliveredOn, performanceGuarantee);
  return {
    ...owned,
    ...(own && { productGuaranteeUntil: own }),
    ...(performance && { performanceGuaranteeUntil: performance }),
    documents: product?.series.documentation ?? [],
  };
}
export type Described = ReturnType<typeof described>;

/** What an order has brought; undefined where it is nothing, or nothing in which the words are found. */
async function ownedOrder(order: Order, text?: string) {
  if (arrivedOf(order).length === 0) return undefined;
  const found = foundIn(order, ownedOf(order, await serialsOf(order)), text);
  if (found.length === 0) return undefined;
  const products = await productsOf(found.map(({ productId }) => productId));
  const place = placeOf(order);
  return {
    orderId: order.id,
    orderNumber: order.number,
    ...(order.customerReference && { customerReference: order.customerReference }),
    ...(place && { place }),
    products: found.map((one) => described(one, products.get(one.productId))),
  };
}

interface Query {
  text?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What a user has bought and kept, the newest order first; a page is as full as the orders that were looked through make it. */
export async function listOwned(user: Asker, { text, cursor, limit }: Query, now: Date) {
  const items: NonNullable<Awaited<ReturnType<typeof ownedOrder>>>[] = [];
  let after = cursor;
  let looked = 0;
  for (;;) {
    const page = await listOwnOrders(user, { cursor: after, limit: limit - items.length, scope: "company" }, now);
    const found = await Promise.all(page.items.map((order) => ownedOrder(order, text)));
    items.push(...found.filter((one) => one !== undefined));
    looked += page.items.length;
    after = page.cursor ?? undefined;
    if (after === undefined || items.length >= limit || looked >= lookedThrough) return { items, cursor: page.cursor };
  }
}

/** What one order has brought. Problem: not-found where that is nothing, and for another's. */
export async function ownedInOrder(user: Asker, orderId: string) {
  const order = await visibleOrder(user, orderId);
  const owned = await ownedOrder(order);
  if (!owned) throw new Problem("not-found");
  return { order, products: owned.products };
}
