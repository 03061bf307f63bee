import type { Warning } from "@solvia/core/platform/confirmed";
import { ApiProblem } from "./client.ts";

/** What the server wants confirmed before it writes (confirmation-needed); undefined for every other error. */
export function askedWarnings(error: unknown): Warning[] | undefined {
  if (!(error instanceof ApiProblem) || error.code !== "confirmation-needed") return undefined;
  return error.fields.map(({ code, params = {} }) => ({
    code,
    params: Object.fromEntries(
      Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    ),
  }));
}
