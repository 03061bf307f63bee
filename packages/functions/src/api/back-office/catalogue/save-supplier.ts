import { saveSupplier } from "@solvia/core/contract/back-office/catalogue";
import { saveSupplier as save } from "@solvia/core/logistics/suppliers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveSupplier, ({ params, body }) => save(params.id, body));
