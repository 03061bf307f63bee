import { saveAddress } from "@solvia/core/accounts/addresses";
import { saveShippingAddress } from "@solvia/core/contract/addresses";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveShippingAddress, ({ user, query, body, now }) =>
  saveAddress(user, body, query.replacingAddressId, now),
);
