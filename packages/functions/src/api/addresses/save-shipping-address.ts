import { saveAddress } from "@solvia/core/accounts/addresses";
import { saveShippingAddress } from "@solvia/core/contract/addresses";
import { Problem } from "@solvia/core/platform/problems";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveShippingAddress, ({ user, query, body, now }) => {
  // To replace an address is to forget one, which a key may not.
  if (user.byApiKey && query.replacingAddressId) throw new Problem("not-by-api-key");
  return saveAddress(user, body, query.replacingAddressId, now);
});
