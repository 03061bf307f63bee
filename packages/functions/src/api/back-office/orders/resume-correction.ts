import { resumeCorrection } from "@solvia/core/contract/back-office/orders";
import { resumeCorrection as resume } from "@solvia/core/invoicing/corrections/run-correction";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resumeCorrection, ({ params: { id, place }, body, now }) =>
  resume(id, place, { ...body }, now),
);
