import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { invalid, Problem } from "../../platform/problems.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { houseLists } from "../contact.ts";
import { ContactEntity, ContactListEntity, ContactMembershipEntity, listKeys, membersOf } from "../contact.table.ts";
import { writeContact } from "../stored-contact.ts";

/** The lists with how many contacts are in each, by name. */
export async function listContactLists() {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "CONTACTLISTS" })
    .entities(ContactListEntity)
    .options({ maxPages: Infinity })
    .send();
  return {
    items: Items.map(({ name, count, createdOn }) => ({ name, count, createdOn, own: houseLists.includes(name) })),
  };
}

/** Problem: invalid-input, `taken` for a name that a list has. */
export async function createContactList(name: string, now: Date) {
  const createdOn = instant(now);
  try {
    await ContactListEntity.build(PutItemCommand)
      .item({ name, count: 0, createdOn, ...listKeys(name) })
      .options({ condition: { attr: "name", exists: false } })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? invalid({ field: "name", code: "taken" }) : error;
  }
  return { name, count: 0, createdOn, own: houseLists.includes(name) };
}

/** Contacts that leave a list at once. */
const atOnce = 100;

/**
 * The list goes, its contacts stay. One that people subscribe to on the site can't go. May be repeated: what was cut off goes on. Problems:
 * not-found, forbidden, version-conflict where others keep coming into it.
 */
export async function deleteContactList(name: string, now: Date): Promise<void> {
  if (houseLists.includes(name)) throw new Problem("forbidden");
  for (;;) {
    const page = { after: undefined, limit: atOnce };
    const { Items } = await pageOfShards(membersOf(name), ContactMembershipEntity, page);
    if (Items.length === 0) break;
    for (const { contactId } of Items) await untilWritten(() => leave(contactId, name, now));
  }
  try {
    await ContactListEntity.build(DeleteItemCommand)
      .key({ name })
      .options({ condition: { attr: "count", lte: 0 } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const [list] = await readAll(ContactListEntity, [{ name }]);
    throw new Problem(list ? "version-conflict" : "not-found");
  }
}

async function leave(id: string, name: string, now: Date): Promise<void> {
  const [before] = await readAll(ContactEntity, [{ id }]);
  if (!before?.lists.includes(name)) {
    // What is left of a contact that has gone meanwhile.
    await ContactMembershipEntity.build(DeleteItemCommand).key({ contactId: id, list: name }).send();
    return;
  }
  const lists = before.lists.filter((list) => list !== name);
  await writeContact({ before, after: { ...before, lists, changedOn: instant(now) } }, now);
}
