import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { OpenOrder } from "@solvia/core/contract/shapes/order";
import { keepAnswer } from "../../api/client.ts";
import { getMovementsCount, getOpenOrder } from "../../api/endpoints.gen.ts";

export type Cart = z.output<typeof OpenOrder>;

/** The answer to every change of the cart is the new one: the page and the header's number take it from there. */
export function keepCart(client: QueryClient, cart: Cart): void {
  keepAnswer(client, getOpenOrder, {}, cart);
  keepAnswer(client, getMovementsCount, {}, { count: cart.lines.length });
}
