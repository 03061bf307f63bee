import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { takeWithdrawalStepBack } from "@solvia/core/returns/withdrawal-goods";
import { takeWithdrawalBack } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(takeWithdrawalBack, async ({ params: { id, place }, body, now }) =>
  officeOrder(await takeWithdrawalStepBack(id, Number(place), body.reason, now), now),
);
