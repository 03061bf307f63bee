import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { readerOf, setFree } from "./register.ts";
import { registrationsOfReader, registrationsOfUser, WebinarRegistrationEntity } from "./webinar.table.ts";

/** The seats in webinars that an address has, whether an account took them or not. */
export async function seatsOfAddress(email: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: registrationsOfReader(readerOf(email)) })
    .entities(WebinarRegistrationEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** Gives them back: nothing of the address is left with webinars. May be repeated. */
export async function leaveWebinarsOfAddress(email: string): Promise<void> {
  for (const seat of await seatsOfAddress(email)) await setFree(seat);
}

/** The same of an account that is closed, whatever address it had then. May be repeated. */
export async function leaveWebinarsOf(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: registrationsOfUser(userId) })
    .entities(WebinarRegistrationEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const seat of Items) await setFree(seat);
}
