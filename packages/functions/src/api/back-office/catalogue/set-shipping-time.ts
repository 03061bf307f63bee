import { setProductFields } from "@solvia/core/catalogue/editing/change-product";
import { setShippingTime } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShippingTime, ({ params, body }) => setProductFields(params.id, body));
