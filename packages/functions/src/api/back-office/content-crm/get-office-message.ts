import { officeMessage } from "@solvia/core/contacts/messages/list-messages";
import { getOfficeMessage } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOfficeMessage, ({ params, now }) => officeMessage(params.id, now));
