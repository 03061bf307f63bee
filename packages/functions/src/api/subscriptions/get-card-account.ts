import { getCardAccount } from "@solvia/core/contract/subscriptions";
import { merchantAccount } from "@solvia/core/merchants/connect-merchant";
import { serve } from "../../serve/index.ts";

export const handler = serve(getCardAccount, ({ user }) => merchantAccount(user));
