import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliCompress, createGzip } from "node:zlib";
import { contentSecurityPolicy } from "@solvia/core/platform/http/content-security-policy";
import { mapTilesHosts, mapTilesVariable } from "@solvia/core/platform/page/map-tiles";
import { damagePages, secretAddressHeaders, sharedQuotations } from "@solvia/core/platform/page/secret-address";
import { readAppPaths } from "@solvia/functions/edge/app-paths";
import { pageObject } from "@solvia/functions/edge/page-object";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { httpEvent } from "./events.ts";
import { brotliParameters, keptAssets, type Asset, type Packing } from "./kept-assets.ts";
import { loadFunction } from "./load-function.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

interface Site {
  /** The built application. */
  folder: string;
  publicBucket: string;
  /** Public pages, sitemaps, robots.txt. */
  siteBucket: string;
}

interface Found {
  status?: number;
  type: string;
  caching: string;
  body: Readable | Asset;
  location?: string;
}

type AnswerPage = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The CDN on one machine: the edge's own rule sends an address to its object; the built site answers, else the site's
 * bucket, else the function that the CDN falls back to. /media comes from the public bucket.
 */
export function siteHandler({ folder, publicBucket, siteBucket }: Site) {
  const appPaths = readAppPaths();
  const assets = keptAssets();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://local");
    if (pathname.startsWith("/media/"))
      return send(await mediaOf(publicBucket, pathname.slice("/media/".length)), request, response);
    const object = pageObject(pathname, Object.fromEntries(searchParams), appPaths);
    const found =
      (await fileOf(folder, object, assets)) ??
      (await objectOf(siteBucket, object)) ??
      (await fallback(request, object));
    await send(found, request, response);
  };
}

async function fileOf(
  folder: string,
  object: string,
  assets: ReturnType<typeof keptAssets>,
): Promise<Found | undefined> {
  const path = join(folder, normalize(decoded(object)));
  if (!path.startsWith(`${folder}/`)) return undefined;
  const type = types[extname(path)] ?? "application/octet-stream";
  if (object.startsWith("/assets/")) {
    const asset = await assets(path);
    return asset && { type, caching: "public, max-age=31536000, immutable", body: asset };
  }
  const isThere = (await stat(path).catch(() => undefined))?.isFile();
  return isThere ? { type, caching: "no-cache", body: createReadStream(path) } : undefined;
}

async function objectOf(bucket: string, object: string): Promise<Found | undefined> {
  const { readObject } = await import("@solvia/core/platform/files/storage");
  const key = decoded(object).slice(1);
  const stored = namesAnObject(key) ? await readObject(bucket, key) : undefined;
  return stored && { type: stored.contentType, caching: "no-cache", body: Readable.from([Buffer.from(stored.bytes)]) };
}

/** A picture or a document keeps its name for a day; what is not there is said without a page. */
async function mediaOf(bucket: string, key: string): Promise<Found> {
  const found = await objectOf(bucket, `/${key}`);
  if (found) return { ...found, caching: "public, max-age=86400" };
  return { status: 404, type: "text/plain; charset=utf-8", caching: "no-cache", body: Readable.from([]) };
}

async function fallback(request: IncomingMessage, object: string): Promise<Found> {
  const handler = await loadFunction<AnswerPage>("pages/answer");
  const pageRequest = { method: "GET", headers: request.headers, url: object };
  const event = httpEvent(pageRequest, { routeKey: "$default", pathParameters: {}, body: Buffer.alloc(0) });
  const { statusCode = 200, headers = {}, body = "" } = await handler(event);
  const type = String(headers["content-type"]);
  const { location } = headers;
  const found = { status: statusCode, type, caching: "no-cache", body: Readable.from([Buffer.from(body)]) };
  return location === undefined ? found : { ...found, location: String(location) };
}

/** Whether it can be the key of an object: one that leads out of its bucket, or longer than S3's 1,024, never is. */
const namesAnObject = (key: string): boolean =>
  key !== "" && key.length <= 1024 && !/(^|[\\/])\.\.?([\\/]|$)|\\|\0/.test(key);

/** An address that is no UTF-8 names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}

/** Every part of the cloud on one machine listens on a port of its own. */
const here = ["http://localhost:*", "http://127.0.0.1:*"];
const policy = contentSecurityPolicy({
  chat: ["ws://localhost:*", "ws://127.0.0.1:*"],
  cards: { scripts: here, calls: here, frames: here },
  files: here,
  analytics: [],
  mapTiles: mapTilesHosts(process.env[mapTilesVariable]),
});

const compressible = /^(text\/|application\/(json|xml)|image\/svg)/;

async function send(found: Found, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Whoever went on to another page no longer waits for this one's pictures.
  if (response.destroyed) return;
  response.statusCode = found.status ?? 200;
  response.setHeader("content-type", found.type);
  response.setHeader("cache-control", found.caching);
  if (found.location) response.setHeader("location", found.location);
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("content-security-policy", policy);
  if ([sharedQuotations, damagePages].some((secret) => request.url?.startsWith(secret)))
    for (const [name, value] of Object.entries(secretAddressHeaders)) response.setHeader(name, value);
  const packing = packingOf(found, request);
  if (packing) response.setHeader("content-encoding", packing);
  if (typeof found.body === "function") return void response.end(await found.body(packing));
  if (packing === "br") return pipeline(found.body, createBrotliCompress(brotliParameters), response);
  if (packing === "gzip") return pipeline(found.body, createGzip(), response);
  return pipeline(found.body, response);
}

function packingOf({ type }: Found, { headers }: IncomingMessage): Packing {
  const accepted = compressible.test(type) ? (headers["accept-encoding"] ?? "") : "";
  return (["br", "gzip"] as const).find((packing) => accepted.includes(packing));
}
