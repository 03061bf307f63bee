import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Way } from "@solvia/core/payments/methods";
import { keepCart, type Cart } from "../cart-change/keep-cart.ts";

export type Order = Cart;
export type Method = Way;

/** A change of the open order; its answer is the new cart. */
export function useChange<T>(change: (input: T) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // One after the other: two changes at once would refuse one another.
    scope: { id: "open-order" },
    onSuccess: (order) => keepCart(client, order),
  });
}
