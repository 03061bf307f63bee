import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setReceiverAddressFor } from "@solvia/core/orders/sending/set-receiver-address";
import { setOrderAddress } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setOrderAddress, async ({ params, now }) =>
  officeOrder(await setReceiverAddressFor(params.id, params.addressId, now), now),
);
