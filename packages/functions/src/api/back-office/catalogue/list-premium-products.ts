import { premiumProductsOf } from "@solvia/core/catalogue/rows/premium-products";
import { listPremiumProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPremiumProducts, ({ params }) => premiumProductsOf(params.id));
