import { createPublication as create } from "@solvia/core/publications/edit-publication";
import { createPublication } from "@solvia/core/contract/back-office/content-crm";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createPublication, ({ user, body, now }) => create(user, body, now), formBody);
