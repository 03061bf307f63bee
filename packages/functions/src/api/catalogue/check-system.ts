import { checkProducts } from "@solvia/core/catalogue/check-system/check-products";
import { checkSystem } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(checkSystem, ({ body: { items, ...site } }) => checkProducts(items, site));
