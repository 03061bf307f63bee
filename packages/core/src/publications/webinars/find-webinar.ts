import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { WebinarEntity, WebinarSeatsEntity } from "./webinar.table.ts";
import type { Webinar } from "./webinar.ts";

export async function findWebinar(publicationId: string): Promise<Webinar | undefined> {
  const { Item } = await WebinarEntity.build(GetItemCommand)
    .key({ publicationId })
    .options({ consistent: true })
    .send();
  return Item;
}

/** Seats that are taken. */
export async function takenSeats(publicationId: string): Promise<number> {
  const { Item } = await WebinarSeatsEntity.build(GetItemCommand)
    .key({ publicationId })
    .options({ consistent: true })
    .send();
  return Item?.taken ?? 0;
}
