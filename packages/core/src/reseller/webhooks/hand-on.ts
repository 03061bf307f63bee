import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { webhookDue } from "../events.ts";
import { messageWrite, type StoredMessage } from "./stored-webhook.ts";

/** While a try is under way its message counts as lost after so long, in milliseconds. */
const lostAfterMs = 120_000;

/** All of the writes over what was read, or none; how many times, 1 or 0 where somebody else wrote meanwhile. */
export const writeOver = (...writes: readonly Write[]): Promise<0 | 1> =>
  unlessChanged(() =>
    execute(...writes).catch((error: unknown) => {
      throw orVersionConflict(error);
    }),
  );

/** The writes by which a message is to be tried now and handed over; `before` is as it was read. */
export function handingOn(before: StoredMessage | undefined, message: StoredMessage, now: Date): readonly Write[] {
  const { userId, webhookId, id: messageId } = message;
  const nextAt = instant(new Date(now.getTime() + lostAfterMs));
  return [messageWrite(before, { ...message, nextAt }), announce(webhookDue.of({ userId, webhookId, messageId }), now)];
}

/** Writes such a message, in one transaction. 1, or 0 as `writeOver`. */
export const handOn = (before: StoredMessage | undefined, message: StoredMessage, now: Date): Promise<0 | 1> =>
  writeOver(...handingOn(before, message, now));
