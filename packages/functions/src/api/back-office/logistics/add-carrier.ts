import { addCarrier } from "@solvia/core/contract/back-office/logistics";
import { addCarrier as add } from "@solvia/core/shipments/carriers/carriers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addCarrier, ({ body, now }) => add(body, now));
