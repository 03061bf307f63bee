import { beginCorrection } from "@solvia/core/contract/back-office/orders";
import { beginCorrection as begin } from "@solvia/core/invoicing/corrections/begin-correction";
import { piecesIn } from "@solvia/core/invoicing/rules/pieces-in";
import { serve } from "../../../serve/index.ts";

export const handler = serve(beginCorrection, ({ params, body: { seen, pieces, ...wish }, now }) =>
  begin(params.id, { ...wish, ...(pieces && { pieces: piecesIn(pieces) }) }, seen, now),
);
