import { linkedAmounts } from "@solvia/core/quotations/accepting/accepted-amounts";
import { previewSharedAcceptance } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(previewSharedAcceptance, ({ params, body, now }) =>
  linkedAmounts(params.token, body, now),
);
