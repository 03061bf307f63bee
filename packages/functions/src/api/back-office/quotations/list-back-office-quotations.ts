import { listQuotations } from "@solvia/core/quotations/listing/list-quotations";
import { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeQuotations, ({ user, query, now }) => listQuotations(user, query, now));
