import { generateRequestText } from "@solvia/core/contract/quotations";
import { draftedText } from "@solvia/core/quotations/requests/drafted-text";
import { serve } from "../../serve/index.ts";

export const handler = serve(generateRequestText, ({ user, query, body }) => ({
  text: draftedText(body, user ?? query),
}));
