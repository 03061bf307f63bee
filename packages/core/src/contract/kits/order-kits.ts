import * as z from "zod";
import { Id, shop, visitorsShop } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { KitCard, KitPage } from "../shapes/kit.ts";
import { OpenOrder } from "../shapes/order.ts";

export const listKits = endpoint({
  method: "GET",
  path: "/kits",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["kits"],
  byShop: true,
  summary: "The kits of the shop with the price for this viewer.",
  query: shop,
  returns: z.object({ items: z.array(KitCard) }),
});

export const getKit = endpoint({
  method: "GET",
  path: "/kits/{id}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["kits", "products"],
  byShop: true,
  summary: "A kit with its parts and the price for this viewer.",
  params: { id: Id },
  query: shop,
  returns: KitPage,
  errors: ["not-found"],
});

export const addKit = endpoint({
  method: "POST",
  path: "/orders/kit",
  access: "shopper",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: [],
  summary: "Put whole kits into the open order: each part becomes a line, all of them or none.",
  query: visitorsShop,
  body: z.object({ kitId: Id, quantity: z.int().min(1).max(1000).default(1) }),
  returns: OpenOrder,
  errors: [
    "not-found",
    "price-not-found",
    "below-minimum-quantity",
    "not-enough-stock",
    "too-many-lines",
    "line-offered",
    "version-conflict",
  ],
});
