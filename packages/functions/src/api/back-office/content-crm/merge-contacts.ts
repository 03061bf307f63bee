import { judgedOne } from "@solvia/core/contacts/judged";
import { mergeContacts as write } from "@solvia/core/contacts/merge-contacts";
import { mergeContacts } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(mergeContacts, async ({ params, body, now }) =>
  judgedOne(await write(params.id, body, now), now),
);
