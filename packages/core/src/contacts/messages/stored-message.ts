import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { expired } from "../../platform/table.ts";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { OfficeMessage } from "./message.ts";
import { messageKeys, OfficeMessageEntity } from "./message.table.ts";

/** Undefined once it was erased. */
export async function findMessage(id: string): Promise<OfficeMessage | undefined> {
  return (await OfficeMessageEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadMessage(id: string, now: Date): Promise<OfficeMessage> {
  const message = await findMessage(id);
  if (!message || expired(message, now)) throw new Problem("not-found");
  return message;
}

interface Change {
  before?: OfficeMessage | undefined;
  after: OfficeMessage;
  events?: readonly Announced[];
}

/** Under the revision that was read. Problem: version-conflict. */
export async function writeMessage({ before, after, events = [] }: Change, now: Date): Promise<OfficeMessage> {
  const message = { ...after, revision: (before?.revision ?? 0) + 1 };
  try {
    await execute(
      OfficeMessageEntity.build(PutTransaction)
        .item({ ...message, ...messageKeys(message) })
        .options({
          condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false },
        }),
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return message;
}
