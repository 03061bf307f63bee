import { getSourceStatus } from "@solvia/core/contract/orders";
import { sourceStatus } from "@solvia/core/orders/payment/redirect-payment";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSourceStatus, ({ user, params }) => sourceStatus(user, params.sourceId));
