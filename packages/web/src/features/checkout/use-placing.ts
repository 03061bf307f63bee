import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiProblem, call } from "../../api/client.ts";
import { payOrder, setCustomerReference, syncPrices } from "../../api/endpoints.gen.ts";
import { keepDraft } from "../../ui/keeping/draft.ts";
import { unpaidMark } from "../orders/unpaid-mark.ts";
import { justPlaced } from "./just-placed.ts";
import type { Method, Order } from "./use-change.ts";

/** Places the order once: a repeated click has the same idempotency key. When the shop has changed meanwhile, the cart is renewed. */
export function usePlacing(order: Order, method: Method, onPlaced: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (reference: string) => {
      if (reference !== (order.customerReference ?? "")) {
        await call(setCustomerReference, { params: { id: order.id }, body: { customerReference: reference } });
      }
      const body = { method, expectedTotal: order.amounts.total, salesConditionsAccepted: true as const };
      return call(payOrder, {
        params: { id: order.id },
        body,
        idempotencyKey: `${order.id}-${order.amounts.total}-${method}`,
      });
    },
    onSuccess: async ({ id, status }) => {
      onPlaced();
      keepDraft(justPlaced, id);
      const byCard = method === "card" && status !== "awaitingApproval";
      if (byCard) localStorage.setItem(unpaidMark, id);
      await navigate({ to: byCard ? "/checkout/pay/$id" : "/checkout/success/$id", params: { id }, replace: true });
    },
    onError: async (error) => {
      if (!(error instanceof ApiProblem) || !["prices-changed", "not-enough-stock"].includes(error.code)) return;
      await call(syncPrices, { params: { id: order.id } });
    },
  });
}
