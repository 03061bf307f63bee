import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { takeWithdrawnIn } from "@solvia/core/returns/withdrawal-goods";
import { setGoodsBack } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setGoodsBack, async ({ params: { id, place }, body, now }) =>
  officeOrder(await takeWithdrawnIn(id, Number(place), body?.lines, now), now),
);
