import { listOwnedProducts } from "@solvia/core/contract/shipments";
import { listOwned } from "@solvia/core/shipments/owned/list-owned";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOwnedProducts, ({ user, query, now }) => listOwned(user, query, now));
