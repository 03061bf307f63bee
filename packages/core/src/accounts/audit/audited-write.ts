import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { writtenBy, type Authorship } from "../../platform/authorship.ts";
import { outboxItem, OutboxEntity } from "../../platform/work/outbox.ts";
import { newId } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { officeWrite } from "../events.ts";

interface Options<T> {
  now: Date;
  /** Why, in the author's words: told with the entry, never on the items themselves. */
  reason?: string | undefined;
  /** The id of what the write has created. */
  idOf: (result: T) => string | undefined;
}

/**
 * Runs a write under its author's name. Every item it touches carries the name in the write itself, so that nothing can
 * change without its entry; the event tells of writes that touch no item.
 */
export async function auditedWrite<T>(
  write: Omit<Authorship, "id" | "at">,
  run: () => Promise<T>,
  { now, reason, idOf }: Options<T>,
): Promise<T> {
  const authorship: Authorship = { ...write, id: newId(), at: instant(now) };
  const result = await writtenBy(authorship, run);
  const entityId = write.entityId ?? idOf(result);
  const event = outboxItem(
    officeWrite.of({ ...authorship, ...(entityId && { entityId }), ...(reason && { reason }) }),
    now,
  );
  await OutboxEntity.build(PutItemCommand).item(event).send();
  return result;
}
