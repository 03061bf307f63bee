import { listContacts as find } from "@solvia/core/contacts/list-contacts";
import { listContacts } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listContacts, ({ query, now }) => find(query, now));
