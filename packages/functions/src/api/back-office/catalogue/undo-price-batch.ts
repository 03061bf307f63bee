import { undoBatch } from "@solvia/core/catalogue/prices/price-batches";
import { undoPriceBatch } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(undoPriceBatch, ({ user, params, now }) => undoBatch(user, params.id, now));
