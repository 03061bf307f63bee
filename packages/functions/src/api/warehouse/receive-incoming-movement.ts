import { receiveIncomingMovement } from "@solvia/core/contract/warehouse";
import { incomingView } from "@solvia/core/purchases/receiving/incoming-views";
import { receiveIncoming } from "@solvia/core/purchases/receiving/receive-incoming";
import { serve } from "../../serve/index.ts";

export const handler = serve(receiveIncomingMovement, async ({ params, body, now }) =>
  incomingView(await receiveIncoming(params.id, body, now)),
);
