import { setting } from "../config.ts";
import type { PayloadOf } from "../work/event.ts";
import { filesReleased } from "./file-events.ts";
import { announce } from "../work/outbox.ts";
import { deleteObjects } from "./storage.ts";

/** Belongs into the transaction that takes the files' last name away. */
export const releaseFiles = (keys: readonly string[], now: Date) => announce(filesReleased.of({ keys }), now);

/** May be repeated: a file that has gone is no error. The bucket keeps older versions for 90 days (stacks/parts/storage.ts). */
export const deleteReleasedFiles = ({ keys }: PayloadOf<typeof filesReleased>): Promise<void> =>
  deleteObjects(setting("PRIVATE_BUCKET"), keys);
