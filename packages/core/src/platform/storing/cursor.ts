import { Problem } from "../problems.ts";

type Key = Record<string, unknown>;

/** A page's end as an opaque text for the client; null when there is no more. */
export const cursorOf = (key: Key | undefined): string | null =>
  key ? Buffer.from(JSON.stringify(key)).toString("base64url") : null;

/** The query option that starts after a cursor; a text that no page gave is a malformed-request. */
export function startingAt(cursor: string | undefined): { exclusiveStartKey?: Key } {
  if (!cursor) return {};
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (typeof key === "object" && key !== null && "pk" in key && "sk" in key) return { exclusiveStartKey: key };
  } catch {
    // falls through to the refusal
  }
  throw new Problem("malformed-request");
}

/** Whether the database refused a request for where it was to begin: no page ends there, the cursor was made up. */
export const isForeignCursor = (error: unknown): boolean =>
  error instanceof Error && error.name === "ValidationException" && /start(ing)? ?key/i.test(error.message);
