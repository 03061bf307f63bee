import { listOwnQuestions } from "@solvia/core/contract/content";
import { listOwnQuestions as list } from "@solvia/core/questions/read-questions";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOwnQuestions, ({ user, query }) => list(user, query));
