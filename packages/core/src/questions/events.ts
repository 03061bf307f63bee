import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

/** The office has answered a question, or says why it doesn't: told to its asker. */
export const questionDecided = event("question-decided", z.object({ questionId: Id }), { queues: ["email"] });
