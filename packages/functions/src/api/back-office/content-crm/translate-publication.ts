import { askForTranslation } from "@solvia/core/publications/translate-publication";
import { translatePublication } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(translatePublication, ({ params, user, now }) => askForTranslation(user, params.id, now));
