import { closeCorrection } from "@solvia/core/contract/back-office/orders";
import { closeCorrection as close } from "@solvia/core/invoicing/corrections/run-correction";
import { serve } from "../../../serve/index.ts";

export const handler = serve(closeCorrection, ({ params: { id, place }, body: { reason }, now }) =>
  close(id, place, reason, now),
);
