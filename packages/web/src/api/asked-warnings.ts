import type { Warning } from "@solvia/core/platform/confirming/confirmed";
import { ApiProblem } from "./client.ts";

/** What the server wants confirmed before it writes (confirmation-needed); nothing when it has refused for another reason. */
export const questionsOf = (error: unknown): ApiProblem["fields"] =>
  error instanceof ApiProblem && error.code === "confirmation-needed" ? error.fields : [];

/** The same as warnings, whose figures are numbers; undefined for every other error. */
export function askedWarnings(error: unknown): Warning[] | undefined {
  const questions = questionsOf(error);
  if (questions.length === 0) return undefined;
  return questions.map(({ code, params = {} }) => ({
    code,
    params: Object.fromEntries(
      Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    ),
  }));
}
