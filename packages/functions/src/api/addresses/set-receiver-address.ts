import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { setReceiverAddress as change } from "@solvia/core/orders/sending/set-receiver-address";
import { setReceiverAddress } from "@solvia/core/contract/addresses";
import { serve } from "../../serve/index.ts";

export const handler = serve(setReceiverAddress, async ({ user, params, now }) =>
  customersOrder(await change(user, params.id, params.addressId, now), now),
);
