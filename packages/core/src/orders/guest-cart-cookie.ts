/** Names the cart of a browser in which nobody is logged in: 256 random bits, of which only the hash is stored. */
export const guestCartCookie = "solvia_cart";
