import { saveWarehouse } from "@solvia/core/contract/back-office/logistics";
import { saveWarehouse as save } from "@solvia/core/logistics/warehouses/warehouses";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveWarehouse, ({ params, body }) => save(params.id, body));
