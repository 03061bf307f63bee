import { listPromiseFigures } from "@solvia/core/contract/back-office/logistics";
import { promiseFigures } from "@solvia/core/promises/read-promises";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPromiseFigures, ({ query, now }) => promiseFigures(query, now));
