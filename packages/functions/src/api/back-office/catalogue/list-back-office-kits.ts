import { listEditedKits } from "@solvia/core/catalogue/kits/load-kits";
import { listBackOfficeKits } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeKits, ({ query }) => listEditedKits(query));
