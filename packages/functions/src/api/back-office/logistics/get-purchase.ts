import { getPurchase } from "@solvia/core/contract/back-office/logistics";
import { getPurchase as get } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getPurchase, ({ params }) => get(params.id));
