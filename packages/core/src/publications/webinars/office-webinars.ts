import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { loadPublication } from "../save-publication.ts";
import { findWebinar, takenSeats } from "./find-webinar.ts";
import { WebinarRegistrationEntity } from "./webinar.table.ts";

/** When and where a webinar is held, as its editor shows it. Problem: not-found. */
export async function officeWebinar(publicationId: string) {
  const [, webinar, taken] = await Promise.all([
    loadPublication(publicationId),
    findWebinar(publicationId),
    takenSeats(publicationId),
  ]);
  return { ...(webinar && { dates: webinar }), taken, sequence: webinar?.sequence ?? 0 };
}

/** A page of those who have registered. */
export async function listRegistrations(
  publicationId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `WEBINAR#${publicationId}`, range: { beginsWith: "REGISTRATION#" } })
    .entities(WebinarRegistrationEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  const items = Items.map(({ reader, name, email, userId, registeredOn }) => ({
    id: reader,
    name,
    email,
    hasAccount: userId !== undefined,
    registeredOn,
  }));
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}
