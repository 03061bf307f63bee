import { userNames } from "../../accounts/index.ts";
import { productSearch } from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { wordsIn } from "../../platform/text/words-in.ts";
import { findQuotes } from "../evidence/find-quotes.ts";
import { callsProduct, productFinder } from "../evidence/named-products.ts";
import { questionMachine } from "../question-machine.ts";
import { QuestionEntity, questionsList, questionsWithStatus } from "../question.table.ts";
import { questionActions, type Question, type QuestionStatus } from "../question.ts";
import { ownView } from "../read-questions.ts";
import { loadQuestion } from "../stored-question.ts";
import { grouped } from "./groups.ts";

interface Filters {
  cursor?: string | undefined;
  limit: number;
  status?: QuestionStatus | undefined;
  /** "nobody": those that nobody has. */
  assigneeId?: string | undefined;
  language?: Language | undefined;
  /** Words of the question, as it was asked and as it is published. */
  text?: string | undefined;
}

/** Questions that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

const officeView = (question: Question, names: ReadonlyMap<string, string>) => {
  const { userId, assigneeId, publicText, publicLanguage, revision, since } = question;
  return {
    ...ownView(question),
    ...(publicText !== undefined && { publicText }),
    ...(publicLanguage !== undefined && { publicLanguage }),
    ...(userId !== undefined && { userId, askerName: names.get(userId) }),
    ...(assigneeId !== undefined && { assigneeId, assigneeName: names.get(assigneeId) }),
    revision,
    since,
  };
};

const namesFor = (questions: readonly Question[]) =>
  userNames(questions.flatMap(({ userId, assigneeId }) => [userId ?? [], assigneeId ?? []].flat()));

function fits(question: Question, { status, assigneeId, language }: Filters): boolean {
  if (status && question.status !== status) return false;
  if (assigneeId && (question.assigneeId ?? "nobody") !== assigneeId) return false;
  return !language || question.language === language;
}

/** What is asked, for the office: what waits the oldest first, all else the newest first. */
export async function listQuestions(filters: Filters) {
  const { status, text, cursor, limit } = filters;
  const isNamed = wordsIn(text);
  const list = status ? questionsWithStatus(status) : questionsList;
  const { items, cursor: next } = await filledPage(
    { cursor, limit },
    {
      read: (after) => {
        const page = { after, limit: atOnce };
        // Each list by its own name: the function's permissions follow from these words.
        return status
          ? pageOfShards(questionsWithStatus(status), QuestionEntity, { ...page, reverse: status !== "waiting" })
          : pageOfShards(questionsList, QuestionEntity, { ...page, reverse: true });
      },
      fitting: (rows) => rows.filter((row) => fits(row, filters) && isNamed(row.text, row.publicText)),
      keyOf: ({ gsi2sk, gsi3sk }) => endAt(list, status ? gsi2sk : gsi3sk),
      lookedThrough,
    },
  );
  const names = await namesFor(items);
  return { items: items.map((question) => officeView(question, names)), cursor: next };
}

/** A question as the office's page shows it: what was found when it was asked, what is found now, what may be done. */
export async function officeQuestionView(question: Question, now: Date) {
  const { text, language } = question;
  const reader = { entitlement: "exclusive", roles: [] } as const;
  const [names, found] = await Promise.all([
    namesFor([question]),
    // All that the house has published: whether its asker may read a source is told by its page.
    findQuotes({ text, language, user: reader }, now),
  ]);
  return {
    ...officeView(question, names),
    found: found.filter(({ id }) => id !== question.id),
    actions: questionActions.filter((action) => questionMachine.offers(question, action, "back-office")),
  };
}

/** One for the office. Problem: not-found. */
export const officeQuestionPage = async (id: string, now: Date) => officeQuestionView(await loadQuestion(id), now);

const waiting = async (limit: number) =>
  pageOfShards(questionsWithStatus("waiting"), QuestionEntity, { after: undefined, limit });

/** Questions of a group that are named. */
const named = 5;

/** What waits for an answer by what is asked for, the most asked first: what should be written about. Of the oldest 2,000. */
export async function unansweredGroups(now: Date) {
  const { Items } = await waiting(lookedThrough);
  const mayName = Items.some(({ text }) => /\d/.test(text));
  const found = productFinder(mayName ? [...(await productSearch.all(now))] : []);
  const calling = ({ text, language }: Pick<Question, "text" | "language">) => {
    const products = found(text).map((product) => callsProduct(product, [...new Set<Language>([language, "it"])]));
    return (word: string) => products.some((calls) => calls(word));
  };
  const items = grouped(Items, calling).map(({ words, questions }) => ({
    words,
    count: questions.length,
    lastAskedOn: questions[0]?.askedOn ?? "",
    questions: questions.slice(0, named).map(({ id, text, language, askedOn }) => ({ id, text, language, askedOn })),
  }));
  return { items };
}

/** How many wait, of the first so many. */
export async function countWaitingQuestions(limit: number) {
  const { Items, LastEvaluatedKey } = await waiting(limit);
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
