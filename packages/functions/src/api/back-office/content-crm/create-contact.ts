import { judgedOne } from "@solvia/core/contacts/judged";
import { createContact as write } from "@solvia/core/contacts/save-contact";
import { createContact } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createContact, async ({ body, now }) => judgedOne(await write(body, now), now));
