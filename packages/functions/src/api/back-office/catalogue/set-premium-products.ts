import { setPremiumProducts as setProducts } from "@solvia/core/catalogue/rows/premium-products";
import { setPremiumProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setPremiumProducts, ({ params, body }) => setProducts(params.id, body.items));
