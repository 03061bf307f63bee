import { saveCarrier } from "@solvia/core/contract/back-office/logistics";
import { saveCarrier as save } from "@solvia/core/shipments/carriers/carriers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveCarrier, ({ params, body }) => save(params.id, body));
