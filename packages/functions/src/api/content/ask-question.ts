import { askQuestion } from "@solvia/core/contract/content";
import { askQuestion as ask } from "@solvia/core/questions/ask-question";
import { ownView } from "@solvia/core/questions/read-questions";
import { serve } from "../../serve/index.ts";

export const handler = serve(askQuestion, async ({ user, body, now }) => ownView(await ask(user, body, now)));
