import { getEditedPublication } from "@solvia/core/publications/list-publications";
import { getBackOfficePublication } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficePublication, ({ params }) => getEditedPublication(params.id));
