import { useState } from "react";
import { mayPayWith } from "@solvia/core/payments/methods";
import { useUser } from "../session.ts";
import type { Method, Order } from "./use-change.ts";

/** How it is paid: by card unless another way is chosen, and never by card where amount or terms don't allow it. */
export function useMethod(order: Order) {
  const user = useUser();
  const [chosen, setMethod] = useState<Method>("card");
  const facts = { amount: order.amounts.total, termsOfPayment: order.termsOfPayment };
  const byCard = user ? mayPayWith("card", user, facts) : false;
  return { method: byCard ? chosen : ("manual_wire_transfer" as const), setMethod, byCard };
}
