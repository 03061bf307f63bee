import { noteInsurersAnswer } from "@solvia/core/contract/back-office/payments";
import { noteClaim } from "@solvia/core/insurances/claims";
import { insuranceView } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteInsurersAnswer, async ({ params, body, now }) =>
  insuranceView(await noteClaim(params.id, params.orderId, body, now), now),
);
