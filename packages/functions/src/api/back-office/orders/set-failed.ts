import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { failOrder } from "@solvia/core/orders/payment/fail-order";
import { setFailed } from "@solvia/core/contract/back-office/orders";
import { annulledWithOrder } from "@solvia/core/shipments/papers/annul-with-order";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setFailed, async ({ params, body, now }) =>
  officeOrder(await failOrder(params.id, body.reason, now, body.returnMoney, annulledWithOrder(body.reason)), now),
);
