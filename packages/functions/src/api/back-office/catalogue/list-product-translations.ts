import { productTranslations } from "@solvia/core/catalogue/translation/product-translations";
import { listProductTranslations } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listProductTranslations, ({ params }) => productTranslations(params.id));
