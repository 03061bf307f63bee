/** A mail's headers, in lower case by name, in their order. */
export type Headers = readonly { key: string; value: string }[];

const valuesOf = (headers: Headers, name: string): string[] =>
  headers.flatMap(({ key, value }) => (key === name ? [value.trim().toLowerCase()] : []));

/** Headers that nobody's mail program writes into what a person sends. */
const marks = ["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "list-unsubscribe", "feedback-id"] as const;

const robots: ReadonlySet<string> = new Set(["mailer-daemon", "postmaster", "no-reply", "noreply", "donotreply"]);

/**
 * Whether a machine wrote it: an answer of one out of office, a report of what could not be delivered, a list. Such mail changes no request
 * and is never answered (RFC 3834): an answer to it would be answered again.
 */
export function isAutomatic(headers: Headers, { from, envelope }: { from: string; envelope: string }): boolean {
  const submitted = valuesOf(headers, "auto-submitted");
  if (submitted.some((value) => value !== "no")) return true;
  if (valuesOf(headers, "precedence").some((value) => /^(bulk|list|junk|auto_reply)$/.test(value))) return true;
  if (valuesOf(headers, "x-auto-response-suppress").includes("all")) return true;
  if (headers.some(({ key }) => (marks as readonly string[]).includes(key))) return true;
  if (valuesOf(headers, "content-type").some((value) => value.startsWith("multipart/report"))) return true;
  // A bounce names nobody to whom it could itself be returned (RFC 5321, 4.5.5).
  return envelope === "" || envelope === "<>" || robots.has(from.split("@")[0] ?? "");
}
