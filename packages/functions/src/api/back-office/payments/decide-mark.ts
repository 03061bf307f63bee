import { decideMark } from "@solvia/core/contract/back-office/payments";
import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { decideMark as decide } from "@solvia/core/orders/four-eyes/mark-by-hand";
import { serve } from "../../../serve/index.ts";

export const handler = serve(decideMark, async ({ user, params, body, now }) =>
  officeOrder(await decide(user, params.id, body, now), now),
);
