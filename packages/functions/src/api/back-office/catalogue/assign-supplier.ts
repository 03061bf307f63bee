import { assignSupplierTo } from "@solvia/core/catalogue/editing/product-suppliers";
import { assignSupplier } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(assignSupplier, ({ params, body, now }) => assignSupplierTo(params.id, body, now));
