import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { allowed, type User } from "../access.ts";
import { setting } from "../config.ts";
import { newId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { uploadKinds, type UploadKind } from "./upload-kinds.ts";
import { headObject, readBeginning, readObject, storage, writeObject } from "./storage.ts";
import { isWhatItSays } from "./file-content.ts";

interface Wish {
  kind: UploadKind;
  name: string;
  contentType: string;
  size: number;
}

type Uploader = Pick<User, "id" | "roles">;

function check(user: Uploader, { kind, contentType, size }: Omit<Wish, "name">): void {
  const { maxBytes, types, access } = uploadKinds[kind];
  if (!allowed(access, user)) throw new Problem("forbidden");
  if (!(types as readonly string[]).includes(contentType)) throw new Problem("unsupported-media-type", { types });
  if (size > maxBytes) throw new Problem("file-too-large", { maxBytes });
}

/** Tables may be large, and are read row by row by an import that refuses them in words of its own. */
const readByItsOwn: ReadonlySet<UploadKind> = new Set(["catalogue-table"]);

/** Recordings may be larger than a function's memory: they are judged by their first bytes. */
const judgedByBeginning: ReadonlySet<UploadKind> = new Set(["publication-media"]);
const beginning = 1024;

/** The key tells whose upload it is; the user's file name is no part of it. */
const keyOf = (userId: string, kind: UploadKind): string => `uploads/${userId}/${kind}/${newId()}`;

/** A form that posts one file to the store: its policy pins key, content type and size. Valid ten minutes. */
export async function presignUpload(user: Uploader, wish: Wish) {
  check(user, wish);
  const key = keyOf(user.id, wish.kind);
  const { url, fields } = await createPresignedPost(storage, {
    Bucket: setting("PRIVATE_BUCKET"),
    Key: key,
    Fields: { "Content-Type": wish.contentType },
    Conditions: [
      ["content-length-range", 1, uploadKinds[wish.kind].maxBytes],
      ["eq", "$Content-Type", wish.contentType],
    ],
    Expires: 600,
  });
  return { url, fields, key };
}

/** Stores a file that came in the form itself; answers the same key that an upload would have. */
export async function storeUpload(
  user: Uploader,
  kind: UploadKind,
  file: { bytes: Uint8Array; contentType: string },
): Promise<string> {
  check(user, { kind, contentType: file.contentType, size: file.bytes.length });
  const key = keyOf(user.id, kind);
  await writeObject(setting("PRIVATE_BUCKET"), key, file.bytes, file.contentType);
  return key;
}

/**
 * The user's own finished upload of that kind. Problems: not-found for anybody else's and one that never came,
 * unreadable-file for one whose bytes are not what its content type says.
 */
export async function ownUpload(
  userId: string,
  kind: UploadKind,
  key: string,
): Promise<{ key: string; contentType: string; size: number }> {
  const folder = `uploads/${userId}/${kind}/`;
  if (!key.startsWith(folder) || !/^[0-9A-Z]+$/.test(key.slice(folder.length))) throw new Problem("not-found");
  const head = await headObject(setting("PRIVATE_BUCKET"), key);
  if (!head) throw new Problem("not-found");
  const contentType = head.ContentType ?? "";
  const size = head.ContentLength ?? 0;
  if (readByItsOwn.has(kind)) return { key, contentType, size };
  const bytes = judgedByBeginning.has(kind)
    ? await readBeginning(setting("PRIVATE_BUCKET"), key, beginning)
    : (await readObject(setting("PRIVATE_BUCKET"), key))?.bytes;
  if (!bytes || !(await isWhatItSays(bytes, contentType))) throw new Problem("unreadable-file");
  return { key, contentType, size };
}
