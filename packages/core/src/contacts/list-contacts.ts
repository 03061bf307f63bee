import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import type { Contact } from "./contact.ts";
import { ContactEntity, ContactMembershipEntity, contactsList, membersOf } from "./contact.table.ts";
import { judged, type JudgedContact } from "./judged.ts";
import { contactOfAddress } from "./stored-contact.ts";

interface Filters {
  list?: string | undefined;
  /** Those alone that may be written to, or may not. */
  mailable?: boolean | undefined;
  /** Words of the address, the name and the company, or digits of the telephone. */
  text?: string | undefined;
}

/** Contacts that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

function fitting({ mailable, text }: Filters): (contact: JudgedContact) => boolean {
  const isNamed = wordsIn(text);
  return ({ verdict, email, name, company, telephone }) =>
    (mailable === undefined || verdict.allowed === mailable) && isNamed(email, name, company, telephone);
}

type Row = JudgedContact & { place: string };

async function readContacts(after: Record<string, unknown> | undefined) {
  const page = { after, limit: atOnce, reverse: true };
  const { Items, LastEvaluatedKey } = await pageOfShards(contactsList, ContactEntity, page);
  return { contacts: Items.map((one) => ({ one: one as Contact, place: one.gsi2sk })), LastEvaluatedKey };
}

async function readMembers(list: string, after: Record<string, unknown> | undefined) {
  const page = { after, limit: atOnce, reverse: true };
  const { Items, LastEvaluatedKey } = await pageOfShards(membersOf(list), ContactMembershipEntity, page);
  const found = await readAll(
    ContactEntity,
    Items.map(({ contactId: id }) => ({ id })),
  );
  const byId = new Map<string, Contact>(found.map((one) => [one.id, one]));
  const contacts = Items.flatMap(({ contactId, gsi2sk: place }) => {
    const one = byId.get(contactId);
    return one ? [{ one, place }] : [];
  });
  return { contacts, LastEvaluatedKey };
}

/** The contacts, of a list or all, the newest first; the one whose address is typed whole is found by it. */
export async function listContacts(
  { cursor, limit, ...filters }: Filters & { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { list, text = "" } = filters;
  if (text.includes("@") && !cursor) {
    const exact = await contactOfAddress(text.trim().toLowerCase());
    const [one] = exact && (!list || exact.lists.includes(list)) ? await judged([exact], now) : [];
    if (one) return { items: [one], cursor: null };
  }
  const fits = fitting(filters);
  const place = list === undefined ? contactsList : membersOf(list);
  return filledPage<Row>(
    { cursor, limit },
    {
      read: async (after) => {
        const read = list === undefined ? await readContacts(after) : await readMembers(list, after);
        const rows = await judged(
          read.contacts.map(({ one }) => one),
          now,
        );
        const Items = rows.map((row, at) => ({ ...row, place: read.contacts[at]?.place ?? "" }));
        return { Items, LastEvaluatedKey: read.LastEvaluatedKey };
      },
      fitting: (rows) => rows.filter(fits),
      keyOf: (row) => endAt(place, row.place),
      lookedThrough,
    },
  );
}
