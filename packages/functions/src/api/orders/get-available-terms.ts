import { availableTerms } from "@solvia/core/orders/available-terms";
import { termsOfPayment } from "@solvia/core/payments/terms";
import { getAvailableTerms } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getAvailableTerms, ({ user }) => ({
  items: availableTerms(user).map((code) => ({ code, ...termsOfPayment[code] })),
}));
