import { listWarehouseStock as list } from "@solvia/core/catalogue/stock/warehouse-stock";
import { listWarehouseStock } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listWarehouseStock, ({ query }) => list(query));
