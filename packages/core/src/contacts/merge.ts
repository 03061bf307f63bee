import type { Contact } from "./contact.ts";

/** What two contacts may each say otherwise, and somebody has to choose of. The ground isn't among it: it goes with its address. */
export const mergedFields = ["email", "name", "company", "telephone", "country", "source"] as const;
export type MergedField = (typeof mergedFields)[number];
export type Choices = Partial<Record<MergedField, "kept" | "other">>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where both say something, and not the same. */
export const differing = (kept: Contact, other: Contact): MergedField[] =>
  mergedFields.filter(
    (field) => kept[field] !== undefined && other[field] !== undefined && !same(kept[field], other[field]),
  );

const chosen = <F extends MergedField>(field: F, kept: Contact, other: Contact, choices: Choices): Contact[F] => {
  if (kept[field] === undefined) return other[field];
  return other[field] !== undefined && choices[field] === "other" ? other[field] : kept[field];
};

/**
 * Two contacts as one: what only one of them says stays, what both say otherwise is what was chosen, lists are those of both, and every
 * address that either had leads to it. The ground is that of the address that was chosen, none where it had none: whoever agreed did so for
 * their own address (art. 7 GDPR). Pure: whether all choices were made is `differing`'s to say.
 */
export function mergedContact(kept: Contact, other: Contact, choices: Choices): Contact {
  const email = chosen("email", kept, other, choices);
  const addresses = [kept.email, other.email, ...kept.formerEmails, ...other.formerEmails];
  return {
    ...kept,
    email,
    name: chosen("name", kept, other, choices),
    company: chosen("company", kept, other, choices),
    telephone: chosen("telephone", kept, other, choices),
    country: chosen("country", kept, other, choices),
    legalBasis: (email === other.email ? other : kept).legalBasis,
    source: chosen("source", kept, other, choices),
    formerEmails: [...new Set(addresses)].filter((address) => address !== email),
    lists: [...new Set([...kept.lists, ...other.lists])],
    createdOn: kept.createdOn < other.createdOn ? kept.createdOn : other.createdOn,
  };
}
