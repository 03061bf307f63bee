import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { OpenOrder } from "@solvia/core/contract/shapes/order";
import { getOpenOrder } from "../../api/endpoints.gen.ts";

export type Order = z.output<typeof OpenOrder>;
export type Method = "card" | "manual_wire_transfer";

/** A change of the open order; its answer is the new cart. */
export function useChange<T>(change: (input: T) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // One after the other: two changes at once would refuse one another.
    scope: { id: "open-order" },
    onSuccess: (order) => client.setQueryData([getOpenOrder.path, {}], order),
  });
}
