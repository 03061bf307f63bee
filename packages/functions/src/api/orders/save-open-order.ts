import { saveOpenOrder as save } from "@solvia/core/orders/cart/saved-orders";
import { saveOpenOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveOpenOrder, ({ user, body, now }) => save(user, body.name, now));
