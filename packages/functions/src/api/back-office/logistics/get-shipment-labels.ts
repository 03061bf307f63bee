import { getShipmentLabels } from "@solvia/core/contract/back-office/logistics";
import { labelsPdf } from "@solvia/core/shipments/papers/paper-files";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getShipmentLabels, ({ params }) => labelsPdf(params.id));
