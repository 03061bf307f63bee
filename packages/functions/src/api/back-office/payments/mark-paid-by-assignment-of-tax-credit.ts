import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markPaid as settle } from "@solvia/core/orders/payment/settle-transaction";
import { markPaidByAssignmentOfTaxCredit } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByAssignmentOfTaxCredit, async ({ params, body, now }) =>
  officeOrder(await settle(params.id, "assignment_of_tax_credit", body, now), now),
);
