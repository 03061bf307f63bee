/** Names without legal form, marks and capitals are the same, or one begins with the other. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}

const legalForm = /\b(s ?r ?l ?s?|s ?p ?a|s ?n ?c|s ?a ?s|gmbh|ag|ltd|limited|sarl|sas|bv|sl|kg)\b/g;
const bare = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(legalForm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
