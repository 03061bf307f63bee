import { listOwnOrders, visibleOrder, type Order } from "../../orders/index.ts";
import { sellsBrand } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { keptCode, serialsOfCode, standingNow } from "../../serials/index.ts";
import { supportGround } from "../entitlement.ts";
import type { SupportGround } from "../ticket-codes.ts";
import type { TicketAbout } from "../ticket.ts";

/** What a request names: an order of its sender's, a piece by its serial, or goods by their brand, from wherever they came. */
export type AskedAbout =
  | { kind: "order"; orderId: string; productId?: string | undefined }
  | { kind: "serial"; serial: string }
  | { kind: "brand"; brand: string; product?: string | undefined; serial?: string | undefined };

export interface Grounded {
  about: TicketAbout;
  ground: SupportGround;
}

/** Another's order is answered as one that isn't there. */
async function orderSeen(user: User, orderId: string): Promise<Order | undefined> {
  return visibleOrder(user, orderId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  });
}

/** Problem: invalid-input for an order of somebody else's, and for an article that it doesn't have. */
async function ofOrder(user: User, orderId: string, productId: string | undefined): Promise<Grounded> {
  const order = await orderSeen(user, orderId);
  if (!order) throw invalid({ field: "about.orderId", code: "not-found" });
  const line = productId === undefined ? undefined : order.lines.find((one) => one.productId === productId);
  if (productId !== undefined && !line) throw invalid({ field: "about.productId", code: "not-found" });
  return {
    ground: "bought",
    about: {
      kind: "order",
      orderId,
      orderNumber: order.number,
      ...(line && { productId, brand: line.brand, product: `${line.brand} ${line.name}` }),
    },
  };
}

/**
 * A piece that its sender has had from us: its serial proves article and owner. What is unknown, in stock still, or another's is answered
 * alike, so that nobody learns who has which piece. Problem: invalid-input.
 */
async function ofSerial(user: User, serial: string): Promise<Grounded> {
  for (const piece of await standingNow(await serialsOfCode(keptCode(serial)))) {
    if (piece.state !== "shipped" || !piece.orderId) continue;
    const order = await orderSeen(user, piece.orderId);
    if (!order) continue;
    const { code, productId, brand, name } = piece;
    return {
      ground: "bought",
      about: {
        kind: "serial",
        orderId: order.id,
        orderNumber: order.number,
        serial: code,
        productId,
        brand,
        product: `${brand} ${name}`,
      },
    };
  }
  throw invalid({ field: "about.serial", code: "not-found" });
}

/** Problem: support-not-included, with the plan that would include it. */
async function ofBrand(
  user: User,
  { brand, product, serial }: Extract<AskedAbout, { kind: "brand" }>,
): Promise<Grounded> {
  const brandSold = await sellsBrand(brand);
  const ground = supportGround({ entitlement: user.entitlement, bought: false, brandSold });
  if (!ground) throw new Problem("support-not-included", { plan: brandSold ? "premium" : "exclusive" });
  return { ground, about: { kind: "brand", brand, ...(product && { product }), ...(serial && { serial }) } };
}

/** What a request is about, and by which right. Problems: invalid-input, support-not-included. */
export function grounded(user: User, asked: AskedAbout): Promise<Grounded> {
  if (asked.kind === "order") return ofOrder(user, asked.orderId, asked.productId);
  return asked.kind === "serial" ? ofSerial(user, asked.serial) : ofBrand(user, asked);
}

/** What somebody says after a sale: of one of their orders, or in general, where they have bought here. Problems: invalid-input, not-bought. */
export async function groundedInSale(user: User, orderId: string | undefined, now: Date): Promise<Grounded> {
  if (orderId !== undefined) {
    const order = await orderSeen(user, orderId);
    if (!order) throw invalid({ field: "orderId", code: "not-found" });
    return { ground: "bought", about: { kind: "order", orderId, orderNumber: order.number } };
  }
  const { items } = await listOwnOrders(user, { limit: 1, scope: "company" }, now);
  if (items.length === 0) throw new Problem("not-bought");
  return { ground: "bought", about: { kind: "sale" } };
}
