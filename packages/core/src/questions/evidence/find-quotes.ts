import type { User } from "../../platform/access.ts";
import type { Language } from "../../platform/locale.ts";
import { clockOf, readableTexts, secondPath, spokenTexts } from "../../publications/index.ts";
import { publishedQuestions } from "../published.ts";
import { questionPath, type Quote } from "../question.ts";
import { dataSheetPassages } from "./data-sheets.ts";
import { passagesOf } from "./passages.ts";
import { spokenPassages } from "./spoken-passages.ts";
import { supporting } from "./support.ts";

/** Passages that one answer quotes, and those of them out of one text. */
const most = { quotes: 3, ofOne: 2 } as const;

interface Asked {
  text: string;
  language: Language;
  /** Who reads the answer: of what their plan doesn't open nothing is quoted. */
  user: Pick<User, "entitlement" | "roles">;
}

async function publicationPassages({ user, language }: Asked): Promise<Quote[]> {
  const texts = await readableTexts(user, language);
  return texts.flatMap(({ id, path, title, teaser, body, language: told }) =>
    [...(teaser ? [{ text: teaser, section: undefined }] : []), ...passagesOf(body)].map(({ section, text }) => ({
      kind: "publication" as const,
      id,
      title,
      ...(section && { section }),
      path,
      text,
      language: told,
    })),
  );
}

/** What is said in recordings, with the minute. */
async function recordingPassages({ user }: Asked): Promise<Quote[]> {
  return (await spokenTexts(user)).flatMap(({ publicationId, path, title, mediaId, language, lines }) =>
    spokenPassages(lines).map(({ from, text }) => ({
      kind: "recording" as const,
      id: publicationId,
      title,
      section: clockOf(from),
      path: secondPath(path, mediaId, from),
      text,
      language,
    })),
  );
}

async function answerPassages(): Promise<Quote[]> {
  return (await publishedQuestions()).flatMap(({ id, publicText = "", publicLanguage = "it", answer }) =>
    passagesOf(answer?.html ?? "").map(({ text }) => ({
      kind: "answer" as const,
      id,
      title: publicText,
      path: questionPath(id),
      text,
      language: publicLanguage,
    })),
  );
}

/** What is kept and shown of a passage. */
const quoteOf = ({ kind, id, title, section, path, text, language }: Quote): Quote => ({
  kind,
  id,
  title,
  ...(section !== undefined && { section }),
  path,
  text,
  language,
});

/**
 * What of all that is published supports an answer to a question, the best first; nothing where nothing does. Publications and recordings
 * as its reader may read them, published answers, and data sheets of products that the question names.
 */
export async function findQuotes(asked: Asked, now: Date): Promise<Quote[]> {
  const { text, language } = asked;
  const all = await Promise.all([
    publicationPassages(asked),
    recordingPassages(asked),
    answerPassages(),
    dataSheetPassages(text, language, now),
  ]);
  const found = supporting(text, all.flat(), [...new Set<Language>([language, "it"])]);
  const counts = new Map<string, number>();
  const quotes: Quote[] = [];
  for (const { passage } of found) {
    const count = counts.get(passage.id) ?? 0;
    if (count >= most.ofOne || quotes.length >= most.quotes) continue;
    counts.set(passage.id, count + 1);
    quotes.push(quoteOf(passage));
  }
  return quotes;
}
