import { createCreditNote } from "@solvia/core/contract/back-office/orders";
import { issueCreditNote } from "@solvia/core/invoicing/issue/issue-credit-note";
import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createCreditNote, async ({ params, body: { reason, seen, ...what }, now }) =>
  officeOrder(await issueCreditNote(params.id, { what, reason, seen }, now), now),
);
