import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { hashOf } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { hiddenCookie } from "../../platform/http/cookie.ts";
import { newSecret } from "../../platform/ids.ts";
import type { Language, Locale } from "../../platform/locale.ts";
import { expired } from "../../platform/table.ts";
import { guestCartCookie, guestCartSecret } from "./guest-cart-cookie.ts";
import type { Cart } from "../order.ts";
import { OpenOrderEntity } from "../order.table.ts";

/** A guest cart ends this long after its first product, whatever happens. */
const lifetimeSeconds = 90 * 86_400;

type Cookies = Readonly<Record<string, string>>;

/** Where a visitor shops and what they read. */
interface Shop {
  locale: Locale;
  language: Language;
}

/** Whether a browser brings a guest cart; whether that still stands, the table knows. */
export const bringsGuestCart = (cookies: Cookies): boolean => guestCartSecret(cookies) !== undefined;

/** The name under which a guest's cart lies: no user has it, for theirs have no point. */
const guestId = (secret: string): string => `guest.${hashOf(secret)}`;

/** A visitor as the cart's rules see one: a private buyer without any right, entitlement or price of their own. */
function guestOf(secret: string, { locale, language }: Shop, until: number): User {
  return {
    id: guestId(secret),
    email: "",
    name: "",
    surname: "",
    locale,
    language,
    roles: [],
    accountType: "private",
    companyVerified: false,
    wholesaleActive: false,
    reservedPrices: false,
    entitlement: "none",
    sessionId: "",
    guestUntil: until,
  };
}

const endOf = (now: Date): number => Math.floor(now.getTime() / 1000) + lifetimeSeconds;

/** Whoever reads a guest cart: nothing is made for them, and what their browser names may be gone. No request. */
export const readingGuest = (cookies: Cookies, shop: Shop, now: Date): User =>
  guestOf(guestCartSecret(cookies) ?? newSecret(), shop, endOf(now));

/** The guest cart of a browser while it stands: one request, none without a cookie. */
export async function guestCartOf(cookies: Cookies, now: Date): Promise<Cart | undefined> {
  const secret = guestCartSecret(cookies);
  if (!secret) return undefined;
  const { Item } = await OpenOrderEntity.build(GetItemCommand)
    .key({ userId: guestId(secret) })
    .options({ consistent: true })
    .send();
  return Item && !expired(Item, now) ? Item : undefined;
}

/**
 * Whoever changes a guest cart. A browser whose cart stands keeps it; any other gets a new secret, never the one that it
 * brought, so that nobody can plant a name that they know; then `cookie` is to be set.
 */
export async function changingGuest(
  cookies: Cookies,
  shop: Shop,
  now: Date,
): Promise<{ guest: User; cookie?: string | undefined }> {
  const secret = guestCartSecret(cookies);
  const cart = await guestCartOf(cookies, now);
  if (secret && cart) return { guest: guestOf(secret, shop, cart.expiresAt ?? endOf(now)) };
  const fresh = newSecret();
  return { guest: guestOf(fresh, shop, endOf(now)), cookie: hiddenCookie(guestCartCookie, fresh, lifetimeSeconds) };
}

/** The cookie that takes a guest cart's name out of the browser. */
export const forgottenGuestCart = (): string => hiddenCookie(guestCartCookie, "", 0);
