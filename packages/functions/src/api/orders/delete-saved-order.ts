import { deleteSavedOrder as remove } from "@solvia/core/orders/cart/saved-orders";
import { deleteSavedOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(deleteSavedOrder, ({ user, params }) => remove(user, params.id));
