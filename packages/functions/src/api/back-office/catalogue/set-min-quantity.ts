import { setProductFields } from "@solvia/core/catalogue/change-product";
import { setMinQuantity } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setMinQuantity, ({ params, body }) => setProductFields(params.id, body));
