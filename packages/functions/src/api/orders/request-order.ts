import { requestOrder } from "@solvia/core/contract/orders";
import { requestCart } from "@solvia/core/quotations/requests/send-request";
import { serve } from "../../serve/index.ts";

export const handler = serve(requestOrder, ({ user, body, now }) => requestCart(user, body.text, now));
