import { listStandOut } from "@solvia/core/catalogue/rows/stand-out";
import { listStandOutProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listStandOutProducts, () => listStandOut());
