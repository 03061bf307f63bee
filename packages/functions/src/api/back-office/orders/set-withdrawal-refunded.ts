import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setWithdrawalRefunded as change } from "@solvia/core/orders/withdrawal/settle";
import { setWithdrawalRefunded } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setWithdrawalRefunded, async ({ params: { id, place }, body = {}, now }) =>
  officeOrder(await change(id, Number(place), body, now), now),
);
