import { getQuotationRequestFile } from "@solvia/core/contract/quotations";
import { ownFileUrl } from "@solvia/core/quotations/requests/request-files";
import { serve } from "../../serve/index.ts";

export const handler = serve(getQuotationRequestFile, ({ user, params }) => ownFileUrl(user, params.id, params.n));
