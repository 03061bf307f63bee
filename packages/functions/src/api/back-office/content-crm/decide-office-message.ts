import { decideMessage } from "@solvia/core/contacts/messages/decide-message";
import { shownMessage } from "@solvia/core/contacts/messages/list-messages";
import { decideOfficeMessage } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(decideOfficeMessage, async ({ user, params, body, now }) =>
  shownMessage(await decideMessage(user, params.id, body, now)),
);
