import { setProductFields } from "@solvia/core/catalogue/editing/change-product";
import { setVisibility } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setVisibility, ({ params, body }) => setProductFields(params.id, body));
