import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { queryOf } from "../../api/client.ts";
import { getOrder } from "../../api/endpoints.gen.ts";

/** How often an answer of the provider is asked about that is on its way (ms). */
const everyMs = 1500;

/**
 * A placed order for the pages that lead on by its state: always asked for anew, never as some other page knew it, and
 * again and again while `arriving`.
 */
export function usePlacedOrder(id: string, arriving: (order: z.output<typeof PlacedOrder>) => boolean = () => false) {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...queryOf(getOrder, { params: { id } }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data && arriving(state.data) ? everyMs : false),
  });
  return { order: isFetchedAfterMount ? data : undefined, error };
}
