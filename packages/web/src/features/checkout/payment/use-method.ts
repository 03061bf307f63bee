import { placingMethods, type PlacingMethod } from "@solvia/core/payments/methods";
import type { Order } from "../use-change.ts";
import { useTerms } from "./use-terms.ts";

/**
 * How it is paid: as chosen, where amount and terms allow it, else the first way that they allow. `later` are the ways that
 * its payment's page has besides.
 */
export function useMethod(order: Order, chosen: PlacingMethod | undefined, setMethod: (method: PlacingMethod) => void) {
  const ways = useTerms(order)?.ways.filter(({ refused }) => !refused);
  const offered = placingMethods.filter((method) => !ways || ways.some(({ way }) => way === method));
  const method = offered.find((one) => one === chosen) ?? offered[0] ?? "manual_wire_transfer";
  const later = (ways ?? []).map(({ way }) => way).filter((way) => placingMethods.every((one) => one !== way));
  return { method, setMethod, offered, later };
}
