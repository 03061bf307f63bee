/** Names the cart of a browser in which nobody is logged in: 256 random bits, of which only the hash is stored. */
export const guestCartCookie = "solvia_cart";

/** The secret that a browser brings; what can't be one of ours is none. */
export const guestCartSecret = (cookies: Readonly<Record<string, string>>): string | undefined =>
  /^[\w-]{43}$/.exec(cookies[guestCartCookie] ?? "")?.[0];
