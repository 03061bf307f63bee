import { setTerms } from "@solvia/core/orders/sending/prepare-order";
import { cartView } from "@solvia/core/orders/cart/cart";
import { setTermsOfPayment } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setTermsOfPayment, async ({ user, params, body, now }) =>
  cartView(await setTerms(user, params.id, body.termsOfPayment, now), user, now),
);
