import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress } from "node:zlib";

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
};
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".txt"]);

/** A file has an ending that begins with a letter; a transaction's id ends in a number (as in stacks/parts/site.ts). */
const isFile = /\.[a-z][a-z0-9]*$/i;

/** The CDN on one machine: the built site, /media from the public bucket, pages without a file as the application. */
export function siteHandler(folder: string, publicBucket: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    if (pathname.startsWith("/media/"))
      return media(decodeURIComponent(pathname.slice("/media/".length)), publicBucket, response);
    const wanted = isFile.test(pathname) ? pathname : "/index.html";
    const path = join(folder, normalize(decodeURIComponent(wanted)));
    const known = path.startsWith(folder) && (await stat(path).catch(() => undefined))?.isFile();
    if (!known) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    await sendFile(path, pathname.startsWith("/assets/"), request, response);
  };
}

async function sendFile(
  path: string,
  immutable: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const ending = extname(path);
  response.setHeader("content-type", types[ending] ?? "application/octet-stream");
  response.setHeader("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("x-content-type-options", "nosniff");
  if (compressible.has(ending) && request.headers["accept-encoding"]?.includes("br")) {
    response.setHeader("content-encoding", "br");
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return pipeline(createReadStream(path), brotli, response);
  }
  return pipeline(createReadStream(path), response);
}

async function media(key: string, bucket: string, response: ServerResponse): Promise<void> {
  const { readObject } = await import("@solvia/core/platform/storage");
  const object = await readObject(bucket, key);
  if (!object) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, { "content-type": object.contentType, "cache-control": "public, max-age=86400" })
    .end(object.bytes);
}
