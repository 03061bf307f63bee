import { applyCardEvent, signedEvent } from "@solvia/core/orders/payment/card-events";
import { receiveCardEvent } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(receiveCardEvent, async ({ rawBody, headers, now }) =>
  applyCardEvent(await signedEvent(rawBody, headers["stripe-signature"]), now),
);
