import { listWebinarRegistrations } from "@solvia/core/contract/back-office/content-crm";
import { listRegistrations } from "@solvia/core/publications/webinars/office-webinars";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listWebinarRegistrations, ({ params, query }) => listRegistrations(params.id, query));
