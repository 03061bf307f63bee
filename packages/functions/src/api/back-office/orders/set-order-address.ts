import { officeOrder } from "@solvia/core/orders/back-office";
import { setReceiverAddressFor } from "@solvia/core/orders/set-receiver-address";
import { setOrderAddress } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setOrderAddress, async ({ params, now }) =>
  officeOrder(await setReceiverAddressFor(params.id, params.addressId, now), now),
);
