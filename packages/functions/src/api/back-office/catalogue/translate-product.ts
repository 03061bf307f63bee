import { askForProductTranslation } from "@solvia/core/catalogue/translation/product-translations";
import { translateProduct } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(translateProduct, ({ params, user, now }) =>
  askForProductTranslation(user, params.id, now),
);
