import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setGoodsBack as change } from "@solvia/core/orders/withdrawal/settle";
import { setGoodsBack } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setGoodsBack, async ({ params: { id, place }, now }) =>
  officeOrder(await change(id, Number(place), now), now),
);
