import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../platform/config.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { dayStart, plusYears, romeDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { messagesOf } from "./stored-ticket.ts";
import { TicketEntity, TicketMessageEntity, ticketsOfUser, ticketsWithStatus } from "./ticket.table.ts";

/** Years after its end: claims for goods that don't conform are over by then (26 months, art. 133 of the Italian consumer code). */
const keptYears = 3;

/** Erases what was written of a ticket with its files, internal notes too, then itself; what fails is done again with it. */
async function erase(id: string): Promise<void> {
  const messages = await messagesOf(id);
  const keys = messages.flatMap(({ files }) => files.map(({ key }) => key));
  if (keys.length > 0) await deleteObjects(setting("PRIVATE_BUCKET"), keys);
  for (const message of messages)
    await TicketMessageEntity.build(DeleteItemCommand).key({ ticketId: id, id: message.id }).send();
  await TicketEntity.build(DeleteItemCommand).key({ id }).send();
}

/** Erases all of a user's requests, before what else is held of them. May be repeated. */
export async function eraseTicketsOf(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: ticketsOfUser(userId) })
    .entities(TicketEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const { id } of Items) await erase(id);
}

/** Erases requests that were closed three years ago; how many. */
export async function eraseTicketsClosedLongAgo(now: Date): Promise<number> {
  const limit = plusYears(romeDate(now), -keptYears);
  let erased = 0;
  const old = rowsOfShards(ticketsWithStatus("closed"), TicketEntity, { before: dayStart(limit) });
  await eachApart(old, async ({ id }) => {
    await erase(id);
    erased += 1;
  });
  return erased;
}
