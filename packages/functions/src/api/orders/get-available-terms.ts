import { availableTerms } from "@solvia/core/orders/placing/available-terms";
import { getAvailableTerms } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getAvailableTerms, ({ user, now }) => availableTerms(user, now));
