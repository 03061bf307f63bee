import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import type { Language } from "../platform/locale.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { publicationsById } from "../publications/index.ts";
import { hasContactDetails } from "./contact-details.ts";
import { findQuotes } from "./evidence/find-quotes.ts";
import { questionMachine } from "./question-machine.ts";
import type { Question } from "./question.ts";
import { ownQuestion, writeQuestion } from "./stored-question.ts";

interface Wish {
  text: string;
  language: Language;
  /** The publication below which it is asked. */
  publicationId?: string | undefined;
}

/**
 * Asks: answered at once by the passages that support an answer, else it waits for a technician. Problems: invalid-input
 * `contact-details`, not-found for a publication that nobody finds.
 */
export async function askQuestion(
  user: Pick<User, "id" | "entitlement" | "roles">,
  { text, language, publicationId }: Wish,
  now: Date,
): Promise<Question> {
  if (hasContactDetails(text)) throw invalid({ field: "text", code: "contact-details" });
  if (publicationId !== undefined) {
    const [publication] = await publicationsById([publicationId]);
    if (publication?.status !== "published") throw new Problem("not-found");
  }
  const quotes = await findQuotes({ text, language, user }, now);
  const asked: Question = {
    id: newId(),
    userId: user.id,
    language,
    text,
    ...(publicationId !== undefined && { publicationId }),
    status: "waiting",
    revision: 0,
    quotes,
    askedOn: instant(now),
    since: instant(now),
  };
  return writeQuestion({ after: quotes.length > 0 ? questionMachine.after(asked, "quote", "system") : asked, now });
}

/** The passages didn't help: a technician is asked. Twice is once. Problems: not-found, invalid-transition, version-conflict. */
export async function askTechnician(user: Pick<User, "id">, id: string, now: Date): Promise<Question> {
  const before = await ownQuestion(user, id);
  if (before.status === "waiting") return before;
  return writeQuestion({ before, after: questionMachine.after(before, "ask-technician", "customer"), now });
}
