import { allowed } from "@solvia/core/platform/access";

const mark = "solvia-goes-on-to-checkout";
/** A mail that confirms an address is answered within days, or never. */
const lasts = 7 * 86_400_000;

/** Somebody wanted to order and has to log in or register first; the mail's link may open in another tab. */
export const wantsToOrder = (): void => localStorage.setItem(mark, String(Date.now()));

/** They are in the checkout. */
export const noLongerWaits = (): void => localStorage.removeItem(mark);

/** Whether whoever has registered or logged in here came from the checkout, and is to be led back to it where the cart isn't empty. */
export const cameToOrder = (): boolean => Date.now() - Number(localStorage.getItem(mark) ?? 0) < lasts;

/** Where whoever has logged in is at home: who works in the warehouse and in no other room of the office begins there. */
export const landingOf = (user: { roles: readonly string[] } | null | undefined): "/" | "/warehouses" =>
  user && allowed("warehouse", user) && !allowed("sales", user) ? "/warehouses" : "/";
