import { listOfficeSerials } from "@solvia/core/contract/back-office/logistics";
import { listHeld } from "@solvia/core/orders/serials/list-held";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listOfficeSerials, ({ query }) => listHeld(query));
