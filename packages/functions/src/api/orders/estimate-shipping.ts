import { estimateShipping as estimate } from "@solvia/core/orders/cart/shipping-estimate";
import { estimateShipping } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(estimateShipping, ({ user, query, now }) => estimate(user, query, now));
