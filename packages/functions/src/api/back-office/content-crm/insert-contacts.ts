import { insertContacts as insert } from "@solvia/core/contacts/bulk/insert-contacts";
import { insertContacts } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(insertContacts, ({ body, now }) => insert(body, now));
