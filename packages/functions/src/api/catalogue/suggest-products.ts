import { suggestProducts as suggest } from "@solvia/core/catalogue/search/search-products";
import { suggestProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(suggestProducts, ({ query, now }) => suggest(query.text, now));
