import { savePlainText as save } from "@solvia/core/content/wording/edit-text";
import { savePlainText } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(savePlainText, ({ params, body, now }) => save(params.id, body, now));
