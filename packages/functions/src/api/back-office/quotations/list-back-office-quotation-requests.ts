import { listBackOfficeQuotationRequests } from "@solvia/core/contract/back-office/quotations";
import { listRequests } from "@solvia/core/quotations/requests/list-requests";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeQuotationRequests, ({ user, query, now }) => listRequests(user, query, now));
