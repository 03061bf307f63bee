import { listIncomplete } from "@solvia/core/catalogue/gaps/list-incomplete";
import { listProductRows } from "@solvia/core/catalogue/rows/list-product-rows";
import { listBackOfficeProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeProducts, ({ query: { lacks, ...query } }) =>
  lacks ? listIncomplete({ ...query, lacks }, query) : listProductRows(query, query),
);
