import { getCorrectionPlan } from "@solvia/core/contract/back-office/orders";
import { correctionPlan } from "@solvia/core/invoicing/corrections/begin-correction";
import { piecesIn } from "@solvia/core/invoicing/rules/pieces-in";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCorrectionPlan, ({ params, query: { pieces, recipientCode, ...asked }, now }) => {
  const buyer = recipientCode === undefined ? {} : { buyer: { recipientCode } };
  const wish = { ...asked, ...buyer, reason: "", ...(pieces && { pieces: piecesIn(pieces) }) };
  return correctionPlan(params.id, wish, now);
});
