import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findQuestion } from "../stored-question.ts";
import { questionDecidedLetter } from "./question-letters.ts";

/** The letters of questions: as they are when the letter leaves. */
export const questionLetters: LettersFor<typeof events> = {
  "question-decided": async ({ questionId }) => {
    const question = await findQuestion(questionId);
    const user = question?.userId === undefined ? undefined : await findUser(question.userId);
    if (!question || !user || user.closedAt || !(question.answer ?? question.reason)) return [];
    const { email, language, name } = user;
    return [{ to: { email, language }, letter: questionDecidedLetter(wordingFor(language), name, question) }];
  },
};
