import { resetRequestedOrder } from "@solvia/core/contract/back-office/orders";
import { resetRequested } from "@solvia/core/quotations/requests/decide-request";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resetRequestedOrder, ({ user, params, now }) => resetRequested(user, params.id, now));
