import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markPaid as settle } from "@solvia/core/orders/payment/settle-transaction";
import { markPaidByInsurance } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByInsurance, async ({ params, body, now }) =>
  officeOrder(await settle(params.id, "compensation_for_insolvency", body, now), now),
);
