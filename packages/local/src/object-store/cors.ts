import type { IncomingMessage, ServerResponse } from "node:http";
import { S3Error } from "./s3-error.ts";

/** As the buckets' rules in stacks/parts/storage.ts: the site's pages may read and post forms. */
const allowedMethods = ["POST", "GET"];
const maxAgeSeconds = 3600;

/** Adds what the bucket's CORS rule grants to the answer; whether the request was a preflight and is answered. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string | undefined,
): boolean {
  const { origin } = request.headers;
  const wanted = request.headers["access-control-request-method"];
  const preflight = request.method === "OPTIONS";
  const granted =
    origin !== undefined &&
    origin === siteOrigin &&
    allowedMethods.includes((preflight ? wanted : request.method) ?? "");
  if (preflight && !granted) throw new S3Error("AccessForbidden");
  if (!granted) return false;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-methods", allowedMethods.join(", "));
  response.setHeader("vary", "Origin, Access-Control-Request-Headers, Access-Control-Request-Method");
  if (!preflight) return false;
  const headers = request.headers["access-control-request-headers"];
  if (headers) response.setHeader("access-control-allow-headers", headers);
  response.setHeader("access-control-max-age", String(maxAgeSeconds));
  response.writeHead(200).end();
  return true;
}
