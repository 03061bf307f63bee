import type { OfferedWay, Way } from "@solvia/core/payments/methods";
import type { Order } from "../use-change.ts";
import { useTerms } from "./use-terms.ts";

/** Until the terms are there: what everybody may pay by. */
const always: readonly OfferedWay[] = [{ way: "card" }, { way: "manual_wire_transfer" }];

/**
 * How it is paid: as chosen, where amount and terms allow it, else at the due date where the terms say so, else the first way that they
 * allow. All ways of the buyer are offered, as on the payment's page.
 */
export function useMethod(order: Order, chosen: Way | undefined, setMethod: (way: Way) => void) {
  const offered = useTerms(order)?.ways ?? always;
  const open = offered.filter(({ refused }) => !refused).map(({ way }) => way);
  const method = [chosen, "later" as const, open[0]].find((way) => open.some((one) => one === way));
  return { method: method ?? "manual_wire_transfer", setMethod, offered };
}
