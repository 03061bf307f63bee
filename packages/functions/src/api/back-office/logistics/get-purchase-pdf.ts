import { getPurchasePdf } from "@solvia/core/contract/back-office/logistics";
import { purchasePaperUrl } from "@solvia/core/purchases/paper/sent-paper";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getPurchasePdf, ({ params }) => purchasePaperUrl(params.id));
