import { acceptedAmounts } from "@solvia/core/quotations/accepting/accepted-amounts";
import { previewAcceptance } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(previewAcceptance, ({ user, params, body, now }) =>
  acceptedAmounts(user, params.id, body, now),
);
