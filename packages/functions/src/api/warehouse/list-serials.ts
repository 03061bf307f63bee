import { listSerials } from "@solvia/core/contract/warehouse";
import { serialsFromTo } from "@solvia/core/serials/list-serials";
import { serve } from "../../serve/index.ts";

export const handler = serve(listSerials, ({ query: { productId, ...range } }) => serialsFromTo(productId, range));
