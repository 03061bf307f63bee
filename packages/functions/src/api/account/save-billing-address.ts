import { saveBillingAddress as save } from "@solvia/core/accounts/addresses";
import { saveBillingAddress } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveBillingAddress, ({ user, body, now }) => save(user, body, now));
