import { billingAddressOf } from "@solvia/core/accounts/addresses";
import { getBillingAddress } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getBillingAddress, async ({ user }) => ({ address: await billingAddressOf(user) }));
