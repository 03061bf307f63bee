import { getIncomingMovement } from "@solvia/core/contract/warehouse";
import { readIncoming } from "@solvia/core/purchases/receiving/incoming-views";
import { serve } from "../../serve/index.ts";

export const handler = serve(getIncomingMovement, ({ params }) => readIncoming(params.id));
