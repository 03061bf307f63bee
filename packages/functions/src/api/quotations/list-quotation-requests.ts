import { listQuotationRequests } from "@solvia/core/contract/quotations";
import { ownRequests } from "@solvia/core/quotations/requests/list-requests";
import { serve } from "../../serve/index.ts";

export const handler = serve(listQuotationRequests, ({ user, query }) => ownRequests(user, query));
