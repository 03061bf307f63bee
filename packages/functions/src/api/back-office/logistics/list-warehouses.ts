import { listWarehouses } from "@solvia/core/contract/back-office/logistics";
import { listWarehouses as list } from "@solvia/core/logistics/warehouses/warehouses";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listWarehouses, async () => ({ items: await list() }));
