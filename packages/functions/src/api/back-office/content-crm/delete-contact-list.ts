import { deleteContactList as erase } from "@solvia/core/contacts/lists/contact-lists";
import { deleteContactList } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteContactList, ({ params, now }) => erase(params.listName, now));
