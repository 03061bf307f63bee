import { plainName } from "../../platform/text/plain-name.ts";

/** Names without legal form, marks and capitals are the same, or one begins with the other. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}

const legalForm = /\b(srls?|spa|snc|sas|gmbh|ag|ltd|limited|sarl|bv|sl|kg)\b/g;
const bare = (name: string): string =>
  plainName(name)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(legalForm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
