import { getBackOfficeWebinar } from "@solvia/core/contract/back-office/content-crm";
import { officeWebinar } from "@solvia/core/publications/webinars/office-webinars";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeWebinar, ({ params }) => officeWebinar(params.id));
