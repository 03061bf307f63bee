import { addWarehouse } from "@solvia/core/contract/back-office/logistics";
import { addWarehouse as add } from "@solvia/core/logistics/warehouses/warehouses";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addWarehouse, ({ body }) => add(body));
