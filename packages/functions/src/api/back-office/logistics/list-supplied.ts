import { listSupplied } from "@solvia/core/contract/back-office/logistics";
import { listSupplied as list } from "@solvia/core/purchases/list-supplied";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listSupplied, ({ params, now }) => list(params.id, now));
