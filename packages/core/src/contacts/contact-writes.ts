import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add, $get } from "dynamodb-toolbox/entity/actions/update";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { instant } from "../platform/time.ts";
import { houseLists, type Contact } from "./contact.ts";
import {
  addressGuard,
  contactKeys,
  ContactEntity,
  ContactListEntity,
  ContactMembershipEntity,
  listKeys,
  membershipKeys,
} from "./contact.table.ts";

export interface ContactChange {
  /** As it was read; absent for a new one. */
  before?: Contact | undefined;
  /** Absent: it goes. */
  after?: Contact | undefined;
  /** The contact some of whose addresses go over to this one, in the transaction in which that one leaves them. */
  takesFrom?: string | undefined;
  /** Addresses of it that go over to another one. */
  leaves?: readonly string[] | undefined;
}

const without = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));
export const addressesOf = (contact: Contact | undefined) => (contact ? [contact.email, ...contact.formerEmails] : []);

/** The contact as it is written: under the next revision. */
export const written = ({ before, after }: { before?: Contact | undefined; after: Contact }): Contact => ({
  ...after,
  revision: (before?.revision ?? 0) + 1,
});

function ownWrite({ before, after }: ContactChange) {
  if (!after) {
    return ContactEntity.build(DeleteTransaction)
      .key({ id: before?.id ?? "" })
      .options({ condition: { attr: "revision", eq: before?.revision ?? 0 } });
  }
  const contact = written({ before, after });
  return ContactEntity.build(PutTransaction)
    .item({ ...contact, ...contactKeys(contact) })
    .options({
      condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false },
    });
}

/** The writes of a contact with its addresses and its places in lists: the contact itself first, then its new addresses. */
export function contactWrites(change: ContactChange, now: Date) {
  const { before, after, takesFrom, leaves = [] } = change;
  const id = (after ?? before)?.id ?? "";
  const [was, is] = [without(addressesOf(before), leaves), addressesOf(after)];
  const owners = [id, ...(takesFrom === undefined ? [] : [takesFrom])];
  const since = instant(now);
  return [
    ownWrite(change),
    ...without(is, was).map((value) =>
      GuardEntity.build(PutTransaction)
        .item({ kind: addressGuard, value, ownerId: id })
        .options({
          condition: {
            or: [{ attr: "ownerId", exists: false }, ...owners.map((eq) => ({ attr: "ownerId" as const, eq }))],
          },
        }),
    ),
    ...without(was, is).map((value) =>
      GuardEntity.build(DeleteTransaction)
        .key({ kind: addressGuard, value })
        .options({ condition: { attr: "ownerId", eq: id } }),
    ),
    ...without(after?.lists ?? [], before?.lists ?? []).map((list) =>
      ContactMembershipEntity.build(PutTransaction).item({
        contactId: id,
        list,
        since,
        ...membershipKeys(id, list, since),
      }),
    ),
    ...without(before?.lists ?? [], after?.lists ?? []).map((list) =>
      ContactMembershipEntity.build(DeleteTransaction).key({ contactId: id, list }),
    ),
  ];
}

/** By how much changes alter the counts of lists. */
export function countsBy(changes: readonly ContactChange[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (list: string, by: number) => counts.set(list, (counts.get(list) ?? 0) + by);
  for (const { before, after } of changes) {
    for (const list of without(after?.lists ?? [], before?.lists ?? [])) add(list, 1);
    for (const list of without(before?.lists ?? [], after?.lists ?? [])) add(list, -1);
  }
  return new Map([...counts].filter(([, by]) => by !== 0));
}

/** The writes of those counts: a list that the office has made must be there, the site's own is made by its first contact. */
export const countWrites = (counts: ReadonlyMap<string, number>, now: Date) =>
  [...counts].map(([name, by]) =>
    ContactListEntity.build(UpdateTransaction)
      .item({ name, count: $add(by), createdOn: $get("createdOn", instant(now)), ...listKeys(name) })
      .options(houseLists.includes(name) ? {} : { condition: { attr: "name", exists: true } }),
  );
