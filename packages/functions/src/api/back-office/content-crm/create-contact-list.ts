import { createContactList as create } from "@solvia/core/contacts/lists/contact-lists";
import { createContactList } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createContactList, ({ body, now }) => create(body.name, now));
