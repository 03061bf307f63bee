import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { setting } from "./config.ts";
import { newId } from "./ids.ts";
import { Problem } from "./problems.ts";
import { headObject, storage, writeObject } from "./storage.ts";

/** What may be uploaded: the largest size in bytes and the content types. */
export const uploadKinds = {
  "company-image": { maxBytes: 5_000_000, types: ["image/png", "image/jpeg", "image/webp"] },
  "order-document": { maxBytes: 10_000_000, types: ["application/pdf", "application/xml", "text/xml", "image/png", "image/jpeg"] },
} as const satisfies Record<string, { maxBytes: number; types: readonly string[] }>;
export type UploadKind = keyof typeof uploadKinds;

interface Wish {
  kind: UploadKind;
  name: string;
  contentType: string;
  size: number;
}

function check({ kind, contentType, size }: Omit<Wish, "name">): void {
  const { maxBytes, types } = uploadKinds[kind];
  if (!(types as readonly string[]).includes(contentType)) throw new Problem("unsupported-media-type", { types });
  if (size > maxBytes) throw new Problem("file-too-large", { maxBytes });
}

/** The key tells whose upload it is; the user's file name is no part of it. */
const keyOf = (userId: string, kind: UploadKind): string => `uploads/${userId}/${kind}/${newId()}`;

/** A form that posts one file to the store: its policy pins key, content type and size. Valid ten minutes. */
export async function presignUpload(userId: string, wish: Wish) {
  check(wish);
  const key = keyOf(userId, wish.kind);
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
export async function storeUpload(userId: string, kind: UploadKind, file: { bytes: Uint8Array; contentType: string }) {
  check({ kind, contentType: file.contentType, size: file.bytes.length });
  const key = keyOf(userId, kind);
  await writeObject(setting("PRIVATE_BUCKET"), key, file.bytes, file.contentType);
  return key;
}

/** The user's own finished upload of that kind; anybody else's, and one that never came, is not-found. */
export async function ownUpload(
  userId: string,
  kind: UploadKind,
  key: string,
): Promise<{ key: string; contentType: string }> {
  if (!key.startsWith(`uploads/${userId}/${kind}/`)) throw new Problem("not-found");
  const head = await headObject(setting("PRIVATE_BUCKET"), key);
  if (!head) throw new Problem("not-found");
  return { key, contentType: head.ContentType ?? "" };
}
