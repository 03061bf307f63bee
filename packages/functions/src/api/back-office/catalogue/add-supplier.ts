import { addSupplier } from "@solvia/core/contract/back-office/catalogue";
import { addSupplier as add } from "@solvia/core/logistics/suppliers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addSupplier, ({ body, now }) => add(body, now));
