import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../../platform/config.ts";
import { deleteObjects } from "../../platform/files/storage.ts";
import type { OfficeMessage } from "./message.ts";
import { OfficeMessageEntity } from "./message.table.ts";

/** Erases a message with its file; the file first, so that none is left that nothing names. */
export async function eraseMessage({ id, cv }: Pick<OfficeMessage, "id" | "cv">): Promise<void> {
  if (cv) await deleteObjects(setting("PRIVATE_BUCKET"), [cv.key]);
  await OfficeMessageEntity.build(DeleteItemCommand).key({ id }).send();
}
