import { customerCarts } from "@solvia/core/orders/cart/customer-carts";
import { getCustomerCarts } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCustomerCarts, ({ user, params, now }) => customerCarts(user, params.id, now));
