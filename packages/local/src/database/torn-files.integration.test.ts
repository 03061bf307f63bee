import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startStorage, type Storage } from "./storage.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
let folder: string;
let storage: Storage;

const client = () =>
  new S3Client({ region: "eu-south-1", endpoint: storage.objectsEndpoint, credentials, forcePathStyle: true });
const start = async () => {
  storage = await startStorage(folder, { credentials });
};
const tear = async (ending: string): Promise<void> => {
  const files = await readdir(join(folder, "objects"), { recursive: true });
  const torn = files.filter((file) => file.endsWith(ending));
  expect(torn.length).toBeGreaterThan(0);
  await Promise.all(torn.map((file) => writeFile(join(folder, "objects", file), "")));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-torn-"));
  await start();
});
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

it("starts over what a kill has torn, keeps what was written, and takes the torn ones again", async () => {
  const Bucket = storage.privateBucket;
  const put = (Key: string) => client().send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  await put("a/whole.pdf");
  await put("a/torn.pdf");
  const Key = "a/in-parts.pdf";
  const { UploadId } = await client().send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await client().send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: "part" }));
  await storage.stop();
  await tear("torn.pdf.meta.json");
  await tear(".bucket.json");
  await tear(".upload.json");
  await start();
  expect(storage.wasTorn).toBe(true);
  const { Body } = await client().send(new GetObjectCommand({ Bucket, Key: "a/whole.pdf" }));
  expect(await Body?.transformToString()).toBe("a/whole.pdf");
  await expect(client().send(new HeadObjectCommand({ Bucket, Key: "a/torn.pdf" }))).rejects.toThrow("UnknownError");
  await put("a/torn.pdf");
  await storage.stop();
  await start();
  expect(storage.wasTorn).toBe(false);
  const again = await client().send(new GetObjectCommand({ Bucket, Key: "a/torn.pdf" }));
  expect(await again.Body?.transformToString()).toBe("a/torn.pdf");
});

it.each(["", "shorter", "which is other"])(
  "lets an object go whose body was written over (%j), and no other",
  async (body) => {
    const Bucket = storage.privateBucket;
    const put = (Key: string, Body: string) => client().send(new PutObjectCommand({ Bucket, Key, Body }));
    await put("b/head.json", "that is there.");
    await put("b/other.json", "that is there.");
    await put("b/other.json", "which is newer");
    await storage.stop();
    const file = join(folder, "objects/buckets", Bucket, "objects/b/head.json.data");
    await writeFile(file, body);
    const later = new Date(Date.now() + 60_000);
    await utimes(file, later, later);
    await start();
    expect(storage.wasTorn).toBe(true);
    const { Body } = await client().send(new GetObjectCommand({ Bucket, Key: "b/other.json" }));
    expect(await Body?.transformToString()).toBe("which is newer");
    await expect(client().send(new HeadObjectCommand({ Bucket, Key: "b/head.json" }))).rejects.toThrow("UnknownError");
  },
);
