import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { stopActing } from "../../api/endpoints.gen.ts";
import { ofCart } from "../../api/of-cart.ts";

/** Ends acting for a customer; the session is the employee's own again, and everything is asked anew. What waits for the cart is done first. */
export function useStopActing(andThen?: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    scope: ofCart.scope,
    mutationFn: () => call(stopActing, {}),
    onSuccess: async () => {
      await client.resetQueries();
      await andThen?.();
    },
  });
}
