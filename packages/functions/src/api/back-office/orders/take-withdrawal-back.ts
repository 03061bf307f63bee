import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { takeStepBack } from "@solvia/core/orders/withdrawal/settle";
import { takeWithdrawalBack } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(takeWithdrawalBack, async ({ params: { id, place }, body, now }) =>
  officeOrder(await takeStepBack(id, Number(place), body.reason, now), now),
);
