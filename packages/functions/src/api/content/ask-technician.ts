import { askTechnician } from "@solvia/core/contract/content";
import { askTechnician as ask } from "@solvia/core/questions/ask-question";
import { ownView } from "@solvia/core/questions/read-questions";
import { serve } from "../../serve/index.ts";

export const handler = serve(askTechnician, async ({ user, params, now }) => ownView(await ask(user, params.id, now)));
