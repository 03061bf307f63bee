import { getSofortRedirectUrl } from "@solvia/core/contract/orders";
import { redirectOf } from "@solvia/core/orders/payment/redirect-payment";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSofortRedirectUrl, ({ user, params, now }) => redirectOf(user, params.id, now));
