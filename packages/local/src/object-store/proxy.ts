import { request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { listen } from "../gateways/listen.ts";
import { demandCondition, inTurn, isConditional } from "./conditional-write.ts";
import { allowOrigin } from "./cors.ts";
import { checkPolicy } from "./post-policy.ts";
import { checkAuthorization, checkPolicySignature, checkPresigned, type Credentials } from "./signature.ts";
import { S3Error } from "./s3-error.ts";

export interface ObjectStoreOptions {
  /** The emulator that keeps the objects and checks nothing. */
  emulator: string;
  credentials: Credentials;
  /** Whose pages may read answers and post forms; without one no other origin may. */
  siteOrigin?: string | undefined;
  /** 0 for any free port. */
  port?: number;
  /** The clock, which tests move. */
  now?: () => Date;
}

/** What the emulator takes in one request; S3 takes 5 GB. */
const maxBodyBytes = 11 * 1024 * 1024;

/** The query of what is emulated; any other word is a function of S3 that isn't. */
const knownQuery =
  /^(x-id|x-amz-.*|response-(content-(type|language|disposition|encoding)|cache-control|expires)|list-type|prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner|uploads|uploadid|partnumber|delete)$/i;
const unknownHeaders = /^x-amz-(acl|grant-.*|tagging|server-side-encryption.*|object-lock.*|website.*|storage-class)$/i;
/** Of one connection, or what the emulator must not see. */
const ownHeaders = new Set(["host", "connection", "expect", "transfer-encoding", "content-length", "authorization"]);

/**
 * S3 as a browser and a function meet it: every request is checked as S3 checks it before the emulator sees it
 * (signature, expiry, form policy, CORS), the `response-*` overrides are applied, what isn't emulated is a 501.
 */
export async function startObjectStore(options: ObjectStoreOptions) {
  const { port, stop } = await listen(
    (request, response) =>
      answer(request, response, options).catch((error: unknown) => {
        if (!(error instanceof S3Error) || response.headersSent) throw error;
        refuse(error, request, response);
      }),
    {
      port: options.port,
      host: "127.0.0.1",
      refuse: (error, response, status, request) =>
        refuse(
          status === 400 ? new S3Error("InvalidURI") : new S3Error("InternalError", String(error)),
          request,
          response,
        ),
    },
  );
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}

function refuse(error: S3Error, { method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(error.status, { "content-type": "application/xml" });
  response.end(method === "HEAD" ? undefined : error.toXml());
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ObjectStoreOptions): Promise<void> {
  const { method = "GET", headers } = request;
  if (allowOrigin(request, response, options.siteOrigin)) return;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
  const query = Object.fromEntries(searchParams);
  demandEmulated(query, headers);
  const body = await bodyOf(request);
  const now = options.now?.() ?? new Date();
  const isForm = method === "POST" && headers["content-type"]?.startsWith("multipart/form-data");
  if (isForm) return postForm({ bucket: pathname.replaceAll("/", ""), body, request, response, options, now });
  const signed = { method, path: pathname, query, headers: flat(headers) };
  if ("X-Amz-Signature" in query) checkPresigned(signed, options.credentials, now);
  else checkAuthorization(signed, body, options.credentials, now);
  for (const name of Object.keys(query)) {
    if (/^(x-amz-|response-|x-id$)/i.test(name)) searchParams.delete(name);
  }
  const target = new URL(`${pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ""}`, options.emulator);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
  const write = () => forward(target, method, { ...kept, "content-length": String(body.length) }, body);
  const result = await (method === "PUT" ? inTurn(pathname, () => put(target, headers, write)) : write());
  copyHeaders(result, response);
  for (const [name, value] of Object.entries(query)) {
    if (name.startsWith("response-")) response.setHeader(name.slice("response-".length), value);
  }
  response.writeHead(result.statusCode ?? 500);
  await pipeline(result, response);
}

/** A write under its conditions, which the emulator does not know. */
async function put(target: URL, headers: IncomingMessage["headers"], write: () => Promise<IncomingMessage>) {
  if (isConditional(headers)) {
    const known = (await forward(target, "HEAD", {}, Buffer.alloc(0))).resume();
    demandCondition(headers, known.statusCode === 200 ? known.headers.etag : undefined);
  }
  return write();
}

interface Post {
  bucket: string;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
  options: ObjectStoreOptions;
  now: Date;
}

/** A browser's form: its policy decides; the file is put under its key. */
async function postForm({ bucket, body, request, response, options, now }: Post): Promise<void> {
  const { fields, file } = await formOf(request, body);
  checkPolicySignature(fields, options.credentials);
  checkPolicy({ bucket, fields, size: file.length }, now);
  const { key = "", "content-type": contentType = "binary/octet-stream", success_action_status: status } = fields;
  if (!key) throw new S3Error("InvalidArgument", "Bucket POST must contain a field named 'key'.");
  if (key.includes("${filename}") || fields["success_action_redirect"] || fields["acl"] || fields["tagging"])
    throw new S3Error("NotImplemented");
  const meta = Object.entries(fields).filter(([name]) => name.startsWith("x-amz-meta-"));
  const target = new URL(`/${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`, options.emulator);
  const headers = { ...Object.fromEntries(meta), "content-type": contentType, "content-length": String(file.length) };
  const result = await forward(target, "PUT", headers, file);
  copyHeaders(result, response);
  result.resume();
  const done = status === "200" || status === "201" ? Number(status) : 204;
  response.writeHead(result.statusCode === 200 ? done : (result.statusCode ?? 500)).end();
}

async function formOf(request: IncomingMessage, body: Buffer) {
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData().catch(() => {
    throw new S3Error("MalformedPOSTRequest");
  });
  const fields: Record<string, string> = {};
  let file: Blob | undefined;
  for (const [name, value] of form) {
    if (name.toLowerCase() !== "file") fields[name.toLowerCase()] = String(value);
    else file = typeof value === "string" ? new Blob([value]) : value;
  }
  if (!file) throw new S3Error("InvalidArgument", "POST requires exactly one file upload per request.");
  return { fields, file: Buffer.from(await file.arrayBuffer()) };
}

function demandEmulated(query: Record<string, string>, headers: IncomingMessage["headers"]): void {
  const unknown =
    Object.keys(query).find((name) => !knownQuery.test(name)) ??
    Object.keys(headers).find((name) => unknownHeaders.test(name));
  if (unknown) throw new S3Error("NotImplemented", `The local object store does not emulate ${unknown}`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= maxBodyBytes) chunks.push(chunk as Buffer);
  }
  if (size <= maxBodyBytes) return Buffer.concat(chunks);
  throw new S3Error("NotImplemented", `The local object store takes ${maxBodyBytes} bytes in one request`);
}

const flat = (headers: IncomingMessage["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")]));

const forward = (target: URL, method: string, headers: IncomingMessage["headers"], body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    send(target, { method, headers }, resolve).once("error", reject).end(body);
  });

function copyHeaders(from: IncomingMessage, to: ServerResponse): void {
  for (const [name, value] of Object.entries(from.headers)) {
    if (value !== undefined && !["connection", "keep-alive", "transfer-encoding", "date"].includes(name))
      to.setHeader(name, value);
  }
}
