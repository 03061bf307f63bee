import { plainText } from "@solvia/core/content";
import { getPlainText } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPlainText, ({ params, query }) => plainText(params.id, query.language));
