import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@solvia/core/contract";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import findMyWay from "find-my-way";
import { loadFunction } from "./load-function.ts";

/** The limits of API Gateway's HTTP API and of Lambda (docs/local-cloud.md). */
const maxRequestBytes = 10 * 1024 * 1024;
const maxPayloadBytes = 6 * 1024 * 1024;
const timeoutMs = 29_000;

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Fallback = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Route {
  key: string;
  file: string;
}

/**
 * API Gateway's HTTP API on one machine: the contract's routes, payload 2.0, the real limits, the very handlers. What is
 * no API goes to `fallback`, as the CDN would send it to the site's bucket.
 */
export async function startHttpGateway(
  port: number,
  fallback: Fallback,
): Promise<{ server: Server; stop: () => Promise<void> }> {
  const routes = findMyWay({ ignoreTrailingSlash: false, maxParamLength: 2000 });
  for (const { endpoint, file } of endpoints) {
    const route: Route = { key: `${endpoint.method} /api${endpoint.path}`, file };
    routes.on(endpoint.method, `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`, () => undefined, route);
  }
  const server = createServer((request, response) => {
    answer(routes, request, response, fallback).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, { message: "Internal Server Error" });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, stop };
}

async function answer(
  routes: ReturnType<typeof findMyWay<findMyWay.HTTPVersion.V1>>,
  request: IncomingMessage,
  response: ServerResponse,
  fallback: Fallback,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://local");
  if (!url.pathname.startsWith("/api/")) return fallback(request, response);
  const body = await readBody(request);
  if (body === "too-large") return send(response, 413, { message: "Request Too Long" });
  const match = routes.find(request.method as findMyWay.HTTPMethod, encodedPath(request));
  if (!match) return send(response, 404, { message: "Not Found" });
  const { key, file } = match.store as Route;
  const event = eventOf(request, url, key, match.params, body);
  if (Buffer.byteLength(event.body ?? "") > maxPayloadBytes)
    return send(response, 413, { message: "Request Too Long" });
  const handler = await loadFunction<Handler>(`api/${file}`);
  const abandoned = new AbortController();
  const result = await Promise.race([
    handler(event, contextOf(file)),
    pause(timeoutMs, undefined, { signal: abandoned.signal }).catch(() => undefined),
  ]);
  abandoned.abort();
  if (!result) return send(response, 503, { message: "Service Unavailable" });
  write(response, result);
}

/** The router would decode the path; API Gateway hands parameters over as they came. */
const encodedPath = (request: IncomingMessage): string =>
  (request.url ?? "/").split("?")[0]?.replaceAll("%", "%25") ?? "/";

async function readBody(request: IncomingMessage): Promise<Buffer | "too-large"> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= maxRequestBytes) chunks.push(chunk as Buffer);
  }
  return size > maxRequestBytes ? "too-large" : Buffer.concat(chunks);
}

const textTypes = /^(application\/(json|.*\+json|x-www-form-urlencoded|javascript|xml)|text\/)/;

/** An event of payload format 2.0. */
export function eventOf(
  request: Pick<IncomingMessage, "method" | "headers" | "url"> & { socket?: { remoteAddress?: string | undefined } },
  url: URL,
  routeKey: string,
  pathParameters: Record<string, string | undefined>,
  body: Buffer,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers;
  const isText = textTypes.test(headers["content-type"] ?? "text/plain");
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) query[name] = name in query ? `${query[name]},${value}` : value;
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split("; ") }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")])),
    ...(url.search && { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: "localhost",
      domainPrefix: "local",
      http: {
        method: request.method ?? "GET",
        path: url.pathname,
        protocol: "HTTP/1.1",
        sourceIp: request.socket?.remoteAddress ?? "127.0.0.1",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** What Lambda tells a function about itself. */
export const contextOf = (name: string): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: name,
  functionVersion: "$LATEST",
  invokedFunctionArn: `arn:aws:lambda:eu-south-1:000000000000:function:${name}`,
  memoryLimitInMB: "1024",
  awsRequestId: randomUUID(),
  logGroupName: name,
  logStreamName: "local",
  getRemainingTimeInMillis: () => timeoutMs,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});

function write(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  if (body.length > maxPayloadBytes) return send(response, 500, { message: "Internal Server Error" });
  response.statusCode = result.statusCode ?? 200;
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies?.length) response.setHeader("set-cookie", result.cookies);
  response.end(body);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
