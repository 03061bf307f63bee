import { requestOrder } from "@solvia/core/contract/orders";
import { requestCart, requestSavedCart } from "@solvia/core/quotations/requests/send-request";
import { serve } from "../../serve/index.ts";

export const handler = serve(requestOrder, ({ user, body: { text, savedOrderId }, now }) =>
  savedOrderId === undefined ? requestCart(user, text, now) : requestSavedCart(user, savedOrderId, text, now),
);
