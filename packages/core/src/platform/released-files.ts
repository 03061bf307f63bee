import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { setting } from "./config.ts";
import { OutboxEntity, outboxItem } from "./events.ts";
import { deleteObjects } from "./storage.ts";

/** Keys in the private bucket that nothing names any more. A key is never given twice. */
export interface ReleasedFiles {
  keys: readonly string[];
}

declare module "./events.ts" {
  interface DomainEvents {
    "files-released": ReleasedFiles;
  }
}

/** Belongs into the transaction that takes the files' last name away. */
export const releaseFiles = (keys: readonly string[], now: Date) =>
  OutboxEntity.build(PutTransaction).item(outboxItem("files-released", { keys }, now));

/** May be repeated: a file that has gone is no error. The bucket keeps older versions for 90 days (stacks/parts/storage.ts). */
export const deleteReleasedFiles = ({ keys }: ReleasedFiles): Promise<void> =>
  deleteObjects(setting("PRIVATE_BUCKET"), keys);
