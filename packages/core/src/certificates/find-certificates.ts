import { listUsers, type Employee } from "../accounts/index.ts";
import { isId } from "../platform/id-shape.ts";
import type { Certificate } from "./certificate.ts";
import { certificatesOf, findCertificate } from "./stored-certificate.ts";

/** People whose certificates are looked at for a name. */
const people = 5;
/** As many letters as the search for users asks for (spec 5). */
const shortest = 3;

/**
 * The certificates that somebody names: the one of an id, or those of the people and companies whom the words name, as the search for
 * users finds them (name, company, e-mail, VAT number, tax code), the newest of each first. One request for each holder, and those of
 * the search.
 */
export async function findCertificates(
  actor: Employee,
  text: string,
  limit: number,
  now: Date,
): Promise<{ items: Certificate[]; cursor: string | null }> {
  const sought = text.trim();
  const found = isId(sought) ? [await findCertificate(sought)] : await ofPeople(actor, sought, now);
  const there = found.filter((one) => one !== undefined);
  return { items: [...new Map(there.map((one) => [one.id, one])).values()].slice(0, limit), cursor: null };
}

async function ofPeople(actor: Employee, search: string, now: Date): Promise<Certificate[]> {
  if (search.length < shortest) return [];
  const { items } = await listUsers(actor, { search, limit: people }, now);
  return (await Promise.all(items.map((user) => certificatesOf(user)))).flat();
}
