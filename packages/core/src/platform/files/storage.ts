import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { unlogged } from "../storing/unlogged.ts";

/** One client per function instance. Path style where the store has no host name per bucket. */
export const storage = unlogged(
  new S3Client({
    forcePathStyle: process.env["S3_PATH_STYLE"] === "true",
    requestChecksumCalculation: "WHEN_REQUIRED",
  }),
);

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

/** The first bytes of an object that is there, as many as are asked for or all that it has. */
export async function readBeginning(bucket: string, key: string, bytes: number): Promise<Uint8Array> {
  const { Body } = await storage.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=0-${bytes - 1}` }),
  );
  return (await Body?.transformToByteArray()) ?? new Uint8Array();
}

/** An object from its beginning, piece by piece; asked for when it is first read. */
export async function* streamObject(bucket: string, key: string): AsyncGenerator<Uint8Array> {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (Body) yield* Body as AsyncIterable<Uint8Array>;
}

/** How an object is cached, what is noted of it, and which one it may replace, by its ETag or none at all (else 412). */
type ObjectHeaders = Pick<PutObjectCommandInput, "CacheControl" | "Metadata" | "IfMatch" | "IfNoneMatch">;

/** Stores an object; answers its ETag. */
export async function writeObject(
  bucket: string,
  key: string,
  bytes: Uint8Array,
  contentType: string,
  headers: ObjectHeaders = {},
): Promise<string> {
  const { ETag = "" } = await storage.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, ...headers }),
  );
  return ETag;
}

/** Stores a file of this machine, piece by piece. */
export async function writeFileAsObject(bucket: string, key: string, path: string, contentType: string) {
  const { size } = await stat(path);
  await storage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: contentType,
    }),
  );
}

/** Deletes objects, at most a thousand; those that aren't there are no error. */
export async function deleteObjects(bucket: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { Errors = [] } = await storage.send(
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
  );
  if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted: ${Errors[0]?.Message}`);
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
