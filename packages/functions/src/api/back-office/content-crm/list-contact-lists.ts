import { listContactLists as find } from "@solvia/core/contacts/lists/contact-lists";
import { listContactLists } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listContactLists, () => find());
