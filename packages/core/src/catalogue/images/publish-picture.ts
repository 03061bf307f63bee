import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { newId } from "../../platform/ids.ts";
import { copyObject } from "../../platform/files/storage.ts";
import type { UploadKind } from "../../platform/files/upload-kinds.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { originalKey } from "./picture.ts";

/**
 * Publishes a user's own upload in a folder of the public bucket, under a new name, so that no cache keeps the old
 * picture. Problem: not-found for an upload that is not there.
 */
export async function publishPicture(user: Pick<User, "id">, kind: UploadKind, uploadKey: string, folder: string) {
  const upload = await ownUpload(user.id, kind, uploadKey);
  const key = originalKey(`${folder}/${newId()}`);
  await copyObject({ bucket: setting("PRIVATE_BUCKET"), key: upload.key }, { bucket: setting("PUBLIC_BUCKET"), key });
  return { url: `${setting("PUBLIC_FILES_URL")}/${key}`, key };
}
