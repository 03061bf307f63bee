import { useUser } from "../../login/session.ts";
import type { OrdersSearch } from "./orders-search.ts";

/** Whether somebody may read what their whole company ordered, and whose orders are shown: the company's, unless their own are asked for. */
export function useScope(asked: OrdersSearch["scope"]) {
  const user = useUser();
  const shared = user?.memberRole === "owner" || user?.memberRole === "viewer";
  return { shared, scope: shared ? (asked ?? "company") : ("own" as const) };
}
