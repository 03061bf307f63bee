import { deleteContact as erase } from "@solvia/core/contacts/save-contact";
import { deleteContact } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteContact, ({ params, now }) => erase(params.id, now));
