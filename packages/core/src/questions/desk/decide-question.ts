import { findUser } from "../../accounts/index.ts";
import { sanitisedArticle, wordsOfRichText } from "../../catalogue/index.ts";
import { allowed, type User } from "../../platform/access.ts";
import type { Language } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { publicationPath, publicationsById } from "../../publications/index.ts";
import { hasContactDetails } from "../contact-details.ts";
import { questionDecided } from "../events.ts";
import { questionMachine } from "../question-machine.ts";
import type { AnswerSource, Question } from "../question.ts";
import { loadQuestion, writeQuestion } from "../stored-question.ts";

interface Written {
  html: string;
  publicationIds: readonly string[];
}

/** What the office does with a question, over the revision that it read. */
export type Decision = { revision: number } & (
  | { action: "assign"; assigneeId?: string | undefined }
  | ({ action: "answer" } & Written)
  | ({ action: "publish"; text: string; language: Language } & Written)
  | { action: "withdraw" }
  | { action: "reject"; reason: string }
);

type Actor = Pick<User, "id">;

/** Oneself, or another employee who answers. Problem: not-found. */
async function assigneeOf(actor: Actor, assigneeId: string | undefined): Promise<string> {
  if (assigneeId === undefined || assigneeId === actor.id) return actor.id;
  const employee = await findUser(assigneeId);
  if (!employee || employee.closedAt || !allowed("admin", employee)) throw new Problem("not-found");
  return assigneeId;
}

/** The publications that an answer rests on, each once: those alone that everybody finds. Problem: invalid-input. */
async function sourcesOf(ids: readonly string[]): Promise<AnswerSource[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await publicationsById(wanted)).map((one) => [one.id, one]));
  return wanted.map((id) => {
    const publication = found.get(id);
    if (publication?.status !== "published") throw invalid({ field: "publicationIds", code: "invalid-value" });
    return { publicationId: id, title: publication.title, path: publicationPath(publication) };
  });
}

async function answerOf(before: Question, { html, publicationIds }: Written, now: Date) {
  const clean = sanitisedArticle(html);
  if (wordsOfRichText(clean) === "") throw invalid({ field: "html", code: "required" });
  return { html: clean, sources: await sourcesOf(publicationIds), on: before.answer?.on ?? instant(now) };
}

/** What everybody reads names nobody by how they are reached. Problem: invalid-input `contact-details`. */
function demandNobodysDetails(text: string): void {
  if (hasContactDetails(text)) throw invalid({ field: "text", code: "contact-details" });
}

async function decided(before: Question, actor: Actor, decision: Decision, now: Date): Promise<Question> {
  if (decision.action === "assign") {
    questionMachine.demand(before, "assign", "back-office");
    return { ...before, assigneeId: await assigneeOf(actor, decision.assigneeId) };
  }
  const after = questionMachine.after(before, decision.action, "back-office");
  const own = { ...after, assigneeId: before.assigneeId ?? actor.id };
  if (decision.action === "withdraw") return own;
  if (decision.action === "reject") return { ...own, reason: decision.reason };
  const answer = await answerOf(before, decision, now);
  if (decision.action === "answer") return { ...own, answer };
  demandNobodysDetails(decision.text);
  return { ...own, answer, publicText: decision.text, publicLanguage: decision.language };
}

/** Whether its asker has something to read that they haven't read: another answer, or why there is none. */
const isNews = (before: Question, after: Question): boolean =>
  after.userId !== undefined && (after.answer?.html !== before.answer?.html || after.reason !== before.reason);

/**
 * Takes a question or gives it to somebody, answers it for its asker or for everybody, withdraws what was published, or says why there is
 * no answer; its asker is told what is new to them. Problems: not-found, version-conflict, invalid-transition, invalid-input for an answer
 * without words, a source that nobody finds, and contact details in what everybody would read.
 */
export async function decideQuestion(actor: Actor, id: string, decision: Decision, now: Date): Promise<Question> {
  const before = await loadQuestion(id);
  if (before.revision !== decision.revision) throw new Problem("version-conflict");
  const after = await decided(before, actor, decision, now);
  const events = isNews(before, after) ? [questionDecided.of({ questionId: id })] : [];
  return writeQuestion({ before, after, events, now });
}
