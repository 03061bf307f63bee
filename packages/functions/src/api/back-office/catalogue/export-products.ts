import { exportProducts as exported } from "@solvia/core/catalogue/export/export-products";
import { exportProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(exportProducts, ({ query: { format, ...filters }, now }) =>
  exported(filters, format, now),
);
