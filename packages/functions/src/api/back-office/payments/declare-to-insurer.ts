import { declareToInsurer } from "@solvia/core/contract/back-office/payments";
import { declareToInsurer as declare } from "@solvia/core/insurances/claims";
import { insuranceView } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(declareToInsurer, async ({ params, body, now }) =>
  insuranceView(await declare(params.id, body, now), now),
);
