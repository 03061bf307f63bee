import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { askedIn } from "@solvia/core/orders/order";
import { placedBy } from "@solvia/core/payments/methods";
import { ApiProblem, call } from "../../api/client.ts";
import {
  pausePay,
  payLater,
  payOrder,
  setCustomPackaging,
  setCustomerReference,
  syncPrices,
} from "../../api/endpoints.gen.ts";
import { keepDraft } from "../../ui/keeping/draft.ts";
import { unpaidMark } from "../orders/unpaid-mark.ts";
import { justPlaced } from "./just-placed.ts";
import type { Method, Order } from "./use-change.ts";

const hasOwnPage = (method: Method): boolean => method !== "card" && method !== "manual_wire_transfer";

/**
 * What follows a way that its payment's page settles: what needs no more than a word is settled at once; anything else, and what is
 * refused, begins with that way on the page.
 */
async function arranged(way: Method, id: string) {
  const onPage = { to: "/transactions/$id", search: { way } } as const;
  if (way !== "later" && way !== "pause_pay") return onPage;
  const params = { id };
  try {
    await (way === "later" ? call(payLater, { params }) : call(pausePay, { params }));
    return { to: "/transactions/$id/success" } as const;
  } catch {
    return onPage;
  }
}

/** What the buyer writes on the last page. */
interface Written {
  reference: string;
  packagingWish: string;
}

/** Places the order once: a repeated click has the same idempotency key. When the shop has changed meanwhile, the cart is renewed. */
export function usePlacing(order: Order, method: Method, onPlaced: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ reference, packagingWish }: Written) => {
      if (packagingWish !== (order.packagingWish ?? "")) {
        await call(setCustomPackaging, { params: { id: order.id }, body: { packagingWish } });
      }
      if (reference !== (order.customerReference ?? "")) {
        await call(setCustomerReference, { params: { id: order.id }, body: { customerReference: reference } });
      }
      const asked = askedIn(order.amounts);
      const body = {
        method: placedBy(method),
        expectedTotal: order.amounts.total,
        expectedAsked: asked,
        salesConditionsAccepted: true as const,
      };
      return call(payOrder, {
        params: { id: order.id },
        body,
        idempotencyKey: `${order.id}-${order.amounts.total}-${asked}-${method}`,
      });
    },
    onSuccess: async ({ id, status, transactions }) => {
      onPlaced();
      keepDraft(justPlaced, id);
      const byCard = method === "card" && status !== "awaitingApproval";
      if (byCard) localStorage.setItem(unpaidMark, id);
      const due = transactions.find((one) => one.status === "pending_payment");
      if (due && hasOwnPage(method)) {
        await navigate({ ...(await arranged(method, due.id)), params: { id: due.id }, replace: true });
        return;
      }
      await navigate({ to: byCard ? "/checkout/pay/$id" : "/checkout/success/$id", params: { id }, replace: true });
    },
    onError: async (error) => {
      if (!(error instanceof ApiProblem) || !["prices-changed", "not-enough-stock"].includes(error.code)) return;
      await call(syncPrices, { params: { id: order.id } });
    },
  });
}
