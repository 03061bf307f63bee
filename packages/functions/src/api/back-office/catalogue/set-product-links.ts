import { setProductLinks as setLinks } from "@solvia/core/catalogue/editing/change-product";
import { setProductLinks } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setProductLinks, ({ params, body }) => setLinks(params.id, body.seriesIdLinks));
