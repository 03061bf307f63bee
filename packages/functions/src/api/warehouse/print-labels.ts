import { printLabels } from "@solvia/core/contract/warehouse";
import { labelsPdf } from "@solvia/core/shipments/papers/paper-files";
import { serve } from "../../serve/index.ts";

export const handler = serve(printLabels, ({ params }) => labelsPdf(params.id));
