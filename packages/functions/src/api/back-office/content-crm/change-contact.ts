import { judgedOne } from "@solvia/core/contacts/judged";
import { changeContact as write } from "@solvia/core/contacts/save-contact";
import { changeContact } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changeContact, async ({ params, body, now }) =>
  judgedOne(await write(params.id, body, now), now),
);
