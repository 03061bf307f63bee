import { createPaymentSetupIntent } from "@solvia/core/contract/subscriptions";
import { createPaymentSetupIntent as create } from "@solvia/core/subscriptions/payment-method";
import { serve } from "../../serve/index.ts";

export const handler = serve(createPaymentSetupIntent, ({ user }) => create(user));
