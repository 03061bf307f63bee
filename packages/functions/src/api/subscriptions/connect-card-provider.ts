import { connectCardProvider } from "@solvia/core/contract/subscriptions";
import { connectMerchant } from "@solvia/core/merchants/connect-merchant";
import { serve } from "../../serve/index.ts";

export const handler = serve(connectCardProvider, ({ user, now }) => connectMerchant(user, now));
