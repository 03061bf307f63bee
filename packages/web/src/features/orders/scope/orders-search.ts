/** What the address of a customer's orders says: whose they are, and the month that is looked at. */
export interface OrdersSearch {
  scope?: "own" | "company" | undefined;
  /** "2026-11". */
  month?: string | undefined;
}

/** Read by hand: a schema here would bring its library into the first visit. */
export const ordersSearchOf = ({ scope, month }: Record<string, unknown>): OrdersSearch => ({
  scope: scope === "own" || scope === "company" ? scope : undefined,
  month: typeof month === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
});
