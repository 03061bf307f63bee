import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import type { Language } from "../platform/locale.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { wordsOfRichText } from "../catalogue/index.ts";
import { lookedThrough } from "./published.ts";
import { questionMachine } from "./question-machine.ts";
import { QuestionEntity, questionsOfUser, questionsWithStatus } from "./question.table.ts";
import type { Question } from "./question.ts";

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

interface Wanted extends Paging {
  language: Language;
  /** Words that must all occur in question and answer. */
  text?: string | undefined;
  /** Asked below a publication, or answered out of it. */
  publicationId?: string | undefined;
}

const atOnce = 100;

/** As everybody reads it: the office's wording and answer; of who asked, nothing. */
const publicView = ({ id, publicText = "", publicLanguage = "it", answer, since }: Question) => ({
  id,
  text: publicText,
  language: publicLanguage,
  html: answer?.html ?? "",
  sources: (answer?.sources ?? []).map((source) => ({ ...source })),
  publishedOn: since,
});

const isAbout = ({ publicationId, answer }: Question, wanted: string): boolean =>
  publicationId === wanted || (answer?.sources ?? []).some((source) => source.publicationId === wanted);

/** A page of published questions with their answers, the newest first: in the reader's language and in Italian. */
export async function listPublished({ cursor, limit, language, text, publicationId }: Wanted) {
  const isNamed = wordsIn(text);
  const list = questionsWithStatus("published");
  const page = await filledPage(
    { cursor, limit },
    {
      read: (after) =>
        pageOfShards(questionsWithStatus("published"), QuestionEntity, { after, limit: atOnce, reverse: true }),
      fitting: (rows) =>
        rows.filter(
          (row) =>
            (row.publicLanguage === language || row.publicLanguage === "it") &&
            (publicationId === undefined || isAbout(row, publicationId)) &&
            isNamed(row.publicText, wordsOfRichText(row.answer?.html ?? "")),
        ),
      keyOf: ({ gsi2sk }) => endAt(list, gsi2sk),
      lookedThrough,
    },
  );
  return { items: page.items.map(publicView), cursor: page.cursor };
}

/** A question as its asker reads it, with what they may do. */
export const ownView = ({ id, text, language, status, quotes, answer, reason, publicationId, askedOn }: Question) => ({
  id,
  text,
  language,
  status,
  quotes: quotes.map((quote) => ({ ...quote })),
  ...(answer && { answer: { html: answer.html, sources: answer.sources.map((one) => ({ ...one })), on: answer.on } }),
  ...(reason !== undefined && { reason }),
  ...(publicationId !== undefined && { publicationId }),
  askedOn,
  mayAskTechnician: questionMachine.offers({ status }, "ask-technician", "customer"),
});

/** The caller's own questions, the last asked first; one request. */
export async function listOwnQuestions({ id }: Pick<User, "id">, { cursor, limit }: Paging) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: questionsOfUser(id) })
    .entities(QuestionEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items.map(ownView), cursor: cursorOf(LastEvaluatedKey) };
}
