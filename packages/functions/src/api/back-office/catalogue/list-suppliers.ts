import { listSuppliers } from "@solvia/core/contract/back-office/catalogue";
import { listSuppliers as list } from "@solvia/core/logistics/suppliers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listSuppliers, ({ query }) => list(query));
