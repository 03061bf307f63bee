import { listPromises } from "@solvia/core/contract/back-office/logistics";
import { listPromises as list } from "@solvia/core/promises/read-promises";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPromises, ({ query, now }) => list(query, now));
