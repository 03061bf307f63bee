import { noteInsurersCover } from "@solvia/core/contract/back-office/payments";
import { noteCover } from "@solvia/core/insurances/change-cover";
import { insuranceView } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteInsurersCover, async ({ params, body, now }) =>
  insuranceView(await noteCover(params.id, body, now), now),
);
