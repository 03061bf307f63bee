import { getCreditPreview } from "@solvia/core/contract/back-office/orders";
import { creditPreview } from "@solvia/core/invoicing/issue/credit-preview";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCreditPreview, ({ params, query, now }) => creditPreview(params.id, query, now));
