import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";

/** One client per function instance. Path style where the store has no host name per bucket. */
export const storage = new S3Client({
  forcePathStyle: process.env["S3_PATH_STYLE"] === "true",
  requestChecksumCalculation: "WHEN_REQUIRED",
});

export interface StoredObject {
  bytes: Uint8Array;
  etag: string;
  contentType: string;
}

/** An object, or undefined when it isn't there; with the ETag that one has, also when it hasn't changed. */
export async function readObject(bucket: string, key: string, knownEtag?: string): Promise<StoredObject | undefined> {
  try {
    const { Body, ETag, ContentType } = await storage.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, ...(knownEtag && { IfNoneMatch: knownEtag }) }),
    );
    const bytes = await Body?.transformToByteArray();
    return bytes && { bytes, etag: ETag ?? "", contentType: ContentType ?? "" };
  } catch (error) {
    if (error instanceof NoSuchKey || (error as { name?: string }).name === "304") return undefined;
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 304) return undefined;
    throw error;
  }
}

/** An object from its beginning, piece by piece; asked for when it is first read. */
export async function* streamObject(bucket: string, key: string): AsyncGenerator<Uint8Array> {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (Body) yield* Body as AsyncIterable<Uint8Array>;
}

/** With an ETag it is written only over the object that has it; the store refuses it otherwise (412). */
export async function writeObject(
  bucket: string,
  key: string,
  bytes: Uint8Array,
  contentType: string,
  replacing?: string,
): Promise<void> {
  const condition = replacing === undefined ? {} : { IfMatch: replacing };
  await storage.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, ...condition }),
  );
}

/** Whether an object is there, and what it is. */
export async function headObject(bucket: string, key: string) {
  try {
    return await storage.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

export const copyObject = (from: { bucket: string; key: string }, to: { bucket: string; key: string }) =>
  storage.send(new CopyObjectCommand({ CopySource: `${from.bucket}/${from.key}`, Bucket: to.bucket, Key: to.key }));
