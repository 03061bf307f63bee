import { saveStandOut } from "@solvia/core/catalogue/rows/stand-out";
import { setStandOutProducts } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setStandOutProducts, ({ body }) => saveStandOut(body));
