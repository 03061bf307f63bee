import { shownText } from "@solvia/core/content/wording/shown-text";
import { getPlainText } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPlainText, ({ params, query }) => shownText(params.id, query.language));
