import { guestCartSecret } from "@solvia/core/orders/cart/guest-cart-cookie";
import { getUser } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getUser, ({ user, cookies }) => ({
  user: user ?? null,
  guestCart: guestCartSecret(cookies) !== undefined,
}));
