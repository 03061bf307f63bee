import { recallSerials } from "@solvia/core/contract/back-office/logistics";
import { recallSerials as recall } from "@solvia/core/orders/serials/recall";
import { serve } from "../../../serve/index.ts";

export const handler = serve(recallSerials, ({ body, now }) => recall(body, now));
