import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost, type PresignedPostOptions } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startFauxqs, type FauxqsServer } from "fauxqs";
import { startObjectStore } from "./proxy.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const siteOrigin = "http://localhost:3000";
const Bucket = "files";
let folder: string;
let emulator: FauxqsServer;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let lateBy = 0;
let s3: S3Client;

const client = (keys = credentials) =>
  new S3Client({
    region: "eu-south-1",
    endpoint: store.endpoint,
    credentials: keys,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    maxAttempts: 1,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-objects-"));
  emulator = await startFauxqs({ port: 0, logger: false, dataDir: folder, s3StorageDir: folder });
  emulator.createBucket(Bucket);
  store = await startObjectStore({
    emulator: `http://127.0.0.1:${emulator.port}`,
    credentials,
    siteOrigin,
    now: () => new Date(Date.now() + lateBy),
  });
  s3 = client();
  await s3.send(
    new PutObjectCommand({ Bucket, Key: "a/paper (1).pdf", Body: "paper", ContentType: "application/pdf" }),
  );
});
beforeEach(() => {
  lateBy = 0;
});
afterAll(async () => {
  await store.stop();
  await emulator.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The status and, of a refusal, S3's code and words. */
async function told(answer: Promise<Response> | Response) {
  const response = await answer;
  const text = await response.text();
  const [, code, message] = /<Code>(.*)<\/Code><Message>(.*)<\/Message>/s.exec(text) ?? [];
  return { status: response.status, ...(code && { code, message }) };
}

const link = (Key = "a/paper (1).pdf", more = {}) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn: 300 });

it("answers a link to the file that it was made for, with the name and type that it asks for", async () => {
  const ResponseContentDisposition = 'inline; filename="offerta.pdf"';
  const url = await link(undefined, { ResponseContentDisposition, ResponseContentType: "text/plain" });
  const response = await fetch(url, { headers: { origin: siteOrigin } });
  expect(await response.text()).toBe("paper");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-disposition": ResponseContentDisposition,
    "content-type": "text/plain",
    "access-control-allow-origin": siteOrigin,
  });
});

it("refuses an expired link", async () => {
  const url = await link();
  lateBy = 301_000;
  expect(await told(fetch(url))).toEqual({ status: 403, code: "AccessDenied", message: "Request has expired" });
});

it("refuses a link whose life was prolonged by hand", async () => {
  const url = (await link()).replace("X-Amz-Expires=300", "X-Amz-Expires=600000");
  expect(await told(fetch(url))).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
});

it.each([
  ["another file", (url: string) => url.replace("paper", "secret")],
  ["another bucket", (url: string) => url.replace("/files/", "/others/")],
  ["another download name", (url: string) => url.replace("mine.pdf", "virus.exe")],
  ["an override that was not signed", (url: string) => `${url}&response-content-type=text%2Fhtml`],
])("refuses a link that was turned to %s", async (_, turn) => {
  const url = await link(undefined, { ResponseContentDisposition: "inline; filename=mine.pdf" });
  expect(await told(fetch(turn(url)))).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
});

it("refuses a link to read that is used to write or delete", async () => {
  const url = await link();
  for (const method of ["PUT", "DELETE"]) {
    expect(await told(fetch(url, { method }))).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
  }
});

it("refuses who has no signature, a foreign key or the wrong secret", async () => {
  expect(await told(fetch(`${store.endpoint}/${Bucket}/a/paper%20(1).pdf`))).toMatchObject({ code: "AccessDenied" });
  const get = new GetObjectCommand({ Bucket, Key: "a/paper (1).pdf" });
  const foreign = client({ accessKeyId: "stranger", secretAccessKey: "local" });
  await expect(foreign.send(get)).rejects.toThrow("Access Key Id");
  await expect(client({ ...credentials, secretAccessKey: "guess" }).send(get)).rejects.toThrow("does not match");
});

it("takes what the SDK signs: head, copy, odd names", async () => {
  const CopySource = encodeURIComponent(`${Bucket}/a/paper (1).pdf`);
  await s3.send(new CopyObjectCommand({ Bucket, Key: "così è+un&altro.pdf", CopySource }));
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: "così è+un&altro.pdf" }));
  expect(head).toMatchObject({ ContentLength: 5, ContentType: "application/pdf" });
});

it("takes a presigned upload and refuses a body other than the signed one", async () => {
  const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: "put.txt", ContentType: "text/plain" }));
  const put = () => fetch(url, { method: "PUT", body: "abc", headers: { "content-type": "text/plain" } });
  expect((await told(put())).status).toBe(200);
  lateBy = 901_000;
  expect(await told(put())).toMatchObject({ message: "Request has expired" });
  lateBy = 0;
  const sent = client();
  sent.middlewareStack.add(
    (next) => (args) => {
      (args.request as { body: string }).body = "evil";
      return next(args);
    },
    { step: "finalizeRequest", priority: "low" },
  );
  const command = new PutObjectCommand({ Bucket, Key: "put.txt", Body: "good" });
  await expect(sent.send(command)).rejects.toThrow("x-amz-content-sha256");
});

const conditions: NonNullable<PresignedPostOptions["Conditions"]> = [
  ["content-length-range", 1, 10],
  ["eq", "$Content-Type", "image/png"],
  ["starts-with", "$x-amz-meta-note", "for "],
];

async function posted(change: (form: FormData) => void = () => undefined, bytes = 10, origin = siteOrigin) {
  const Fields = { "Content-Type": "image/png", "x-amz-meta-note": "for Ada" };
  const options = { Bucket, Key: "up/1", Fields, Expires: 600 };
  const { url, fields } = await createPresignedPost(s3, {
    ...options,
    Conditions: [...conditions],
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  change(form);
  form.append("file", new Blob([Buffer.alloc(bytes)], { type: "image/png" }), "logo.png");
  return fetch(url, { method: "POST", body: form, headers: { origin } });
}

it("takes a form within its policy, and lets only the site's pages read the answer", async () => {
  const response = await posted();
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key: "up/1" }))).toMatchObject({ ContentType: "image/png" });
  const elsewhere = await posted(undefined, 10, "https://evil.example");
  expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
});

it("refuses a form whose policy has expired", async () => {
  lateBy = 601_000;
  expect(await told(await posted())).toMatchObject({
    status: 403,
    message: "Invalid according to Policy: Policy expired.",
  });
});

it.each([
  ["a tampered key", (form: FormData) => form.set("key", "up/of-somebody-else"), "Policy Condition failed"],
  ["the wrong type", (form: FormData) => form.set("Content-Type", "text/html"), "Policy Condition failed"],
  ["a wrong beginning", (form: FormData) => form.set("x-amz-meta-note", "to Ada"), "Policy Condition failed"],
  ["a field that nobody signed", (form: FormData) => form.set("x-amz-meta-more", "x"), "Extra input fields"],
  ["no policy", (form: FormData) => form.delete("Policy"), "Access Denied"],
])("refuses a form with %s", async (_, change, why) => {
  const answer = await told(await posted(change));
  expect(answer).toMatchObject({ status: 403, code: "AccessDenied" });
  expect(answer.message).toContain(why);
});

it("refuses a policy that was rewritten", async () => {
  const answer = posted((form) => {
    const policy = JSON.parse(Buffer.from(String(form.get("Policy")), "base64").toString()) as { expiration: string };
    form.set("Policy", Buffer.from(JSON.stringify({ ...policy, conditions: [] })).toString("base64"));
  });
  expect(await told(await answer)).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
});

it("refuses a file that is too large or empty", async () => {
  expect(await told(await posted(undefined, 11))).toMatchObject({ status: 400, code: "EntityTooLarge" });
  expect(await told(await posted(undefined, 0))).toMatchObject({ status: 400, code: "EntityTooSmall" });
});

it("grants a preflight to the site's pages alone, for the methods of the bucket's rule", async () => {
  const preflight = (origin: string, method: string) =>
    fetch(`${store.endpoint}/${Bucket}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": method, "access-control-request-headers": "x-a" },
    });
  const granted = await preflight(siteOrigin, "POST");
  expect([granted.status, granted.headers.get("access-control-allow-headers")]).toEqual([200, "x-a"]);
  expect((await told(preflight("https://evil.example", "POST"))).status).toBe(403);
  expect((await told(preflight(siteOrigin, "DELETE"))).status).toBe(403);
});

it("writes under a condition only where it holds, and of two who write at once one", async () => {
  const write = (Body: string, more = {}) =>
    s3.send(new PutObjectCommand({ Bucket, Key: "conditional", Body, ...more }));
  await expect(write("x", { IfMatch: '"none"' })).rejects.toMatchObject({ name: "NoSuchKey" });
  const { ETag } = await write("first", { IfNoneMatch: "*" });
  await expect(write("again", { IfNoneMatch: "*" })).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
  const both = await Promise.allSettled([write("a", { IfMatch: ETag }), write("b", { IfMatch: ETag })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(write("late", { IfMatch: ETag })).rejects.toMatchObject({ name: "PreconditionFailed" });
});

it("says what it does not emulate, and leaves the object alone", async () => {
  const tag = new PutObjectTaggingCommand({
    Bucket,
    Key: "a/paper (1).pdf",
    Tagging: { TagSet: [{ Key: "a", Value: "b" }] },
  });
  await expect(s3.send(tag)).rejects.toMatchObject({ name: "NotImplemented", $metadata: { httpStatusCode: 501 } });
  const secret = new PutObjectCommand({ Bucket, Key: "x", Body: "x", ACL: "public-read" });
  await expect(s3.send(secret)).rejects.toMatchObject({ name: "NotImplemented" });
  expect(await (await fetch(await link())).text()).toBe("paper");
});
