import { createHash } from "node:crypto";

/** What tells whether an Italian text is still the one that was translated. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 16);

export const digestsOf = <F extends string>(fields: readonly F[], texts: Partial<Record<F, string | undefined>>) =>
  Object.fromEntries(fields.map((field) => [field, digest(texts[field] ?? "")])) as Record<F, string>;
