import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { stopActing } from "../api/endpoints.gen.ts";

/** Ends acting for a customer; the session is the employee's own again, and everything is asked anew. */
export function useStopActing(andThen?: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopActing, {}),
    onSuccess: async () => {
      await client.resetQueries();
      await andThen?.();
    },
  });
}
