import { depositOf, type TermsCode } from "@solvia/core/payments/terms";
import { placingMethods, waysToPay, type PlacingMethod } from "@solvia/core/payments/methods";
import { useUser } from "../session.ts";
import type { Order } from "./use-change.ts";

/**
 * How it is paid: as chosen, where amount and terms allow it, else the first way that they allow. `later` are the ways that
 * its payment's page has besides.
 */
export function useMethod(order: Order, chosen: PlacingMethod | undefined, setMethod: (method: PlacingMethod) => void) {
  const user = useUser();
  const termsOfPayment: TermsCode = order.termsOfPayment;
  const facts = { amount: depositOf(termsOfPayment, order.amounts.total), termsOfPayment };
  const ways = user ? waysToPay(user, facts) : [];
  const offered = placingMethods.filter((method) => ways.includes(method));
  const method = offered.find((one) => one === chosen) ?? offered[0] ?? "manual_wire_transfer";
  const later = ways.filter((way) => placingMethods.every((one) => one !== way));
  return { method, setMethod, offered, later };
}
