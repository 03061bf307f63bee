import type { Endpoint, ReturnOf } from "@solvia/core/contract/endpoint";
import { bringsGuestCart, changingGuest, forgottenGuestCart, readingGuest } from "@solvia/core/orders/cart/guest-cart";
import { mergeGuestCart } from "@solvia/core/orders/cart/merge-guest-cart";
import { allowedWithin, type User } from "@solvia/core/platform/access";
import type { Language, Locale } from "@solvia/core/platform/locale";
import type { Call } from "./call.ts";
import { reply, serve, type HttpHandler } from "./index.ts";
import { demandPace } from "./pace.ts";

type ShopperEndpoint = Endpoint & { readonly access: "shopper" };

/** How many guest carts an address may begin. */
const newCarts = {
  method: "POST",
  path: "/guest-cart",
  access: "anyone",
  rateLimit: { limit: 60, windowSeconds: 600 },
} as const;

/**
 * The Lambda of an endpoint for whoever has a cart: a customer, or a visitor by their browser's cookie. The
 * implementation gets either as `user` and needs not know which. A customer's browser that still names a guest cart hands
 * it over first (docs/decisions/guest-cart.md). Problem besides the endpoint's own: too-many-requests for too many new carts.
 */
export const serveShopper = <const E extends ShopperEndpoint>(
  contract: E,
  implementation: (call: Call<E> & { user: User }) => Promise<ReturnOf<E>>,
): HttpHandler =>
  serve(contract, async (call) => {
    const { user, cookie } = await shopperOf(contract, call as unknown as Called);
    const body = await implementation({ ...call, user });
    return reply(body, cookie === undefined ? {} : { cookies: [cookie] });
  });

interface Called extends Pick<Call<ShopperEndpoint>, "user" | "now" | "ip" | "requestContext" | "cookies"> {
  query: { locale: Locale; language: Language };
}

/** Who shops, and the cookie that the browser has to set for it. */
async function shopperOf(
  { method }: ShopperEndpoint,
  { user, cookies, query, now, ip, requestContext }: Called,
): Promise<{ user: User; cookie?: string | undefined }> {
  if (user) {
    const handsOver = bringsGuestCart(cookies) && !user.actedBy && allowedWithin("buyer", user);
    const over = handsOver && (await mergeGuestCart(cookies, user, now));
    return { user, cookie: over ? forgottenGuestCart() : undefined };
  }
  if (method === "GET") return { user: readingGuest(cookies, query, now) };
  const { guest, cookie } = await changingGuest(cookies, query, now);
  if (cookie) await demandPace(newCarts, { requestContext }, { user: undefined, ip }, now);
  return { user: guest, cookie };
}
