import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@solvia/core/contract";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import findMyWay from "find-my-way";
import { contextOf, httpEvent } from "./events.ts";
import { listen, type Listening } from "./listen.ts";
import { loadFunction } from "./load-function.ts";

/** The limits of API Gateway's HTTP API and of Lambda (docs/local-cloud.md). */
const maxRequestBytes = 10 * 1024 * 1024;
const maxPayloadBytes = 6 * 1024 * 1024;
const defaultTimeoutMs = 29_000;

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Fallback = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  /** Where to listen; on this machine alone when absent. */
  host?: string | undefined;
  /** How long a function may take. */
  timeoutMs?: number;
  /** Finds the handler of a file below packages/functions/src. */
  load?: (file: string) => Promise<Handler>;
}

interface Route {
  key: string;
  file: string;
}

/** What the gateway invokes where no route fits. */
const defaultFile = "gateway/no-such-address";

/**
 * API Gateway's HTTP API on one machine: the contract's routes and the one for all others, payload 2.0, the real limits, the very handlers. What is
 * no API goes to `fallback`, as the CDN would send it to the site's bucket.
 */
export async function startHttpGateway(
  port: number,
  fallback: Fallback,
  { host, timeoutMs = defaultTimeoutMs, load = loadFunction<Handler> }: Options = {},
): Promise<Listening> {
  const routes = findMyWay({ ignoreTrailingSlash: false, maxParamLength: 2000 });
  for (const { endpoint, file } of endpoints) {
    const route: Route = { key: `${endpoint.method} /api${endpoint.path}`, file: `api/${file}` };
    routes.on(endpoint.method, `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`, () => undefined, route);
  }
  const gateway = { routes, fallback, timeoutMs, load };
  return listen((request, response) => answer(request, response, gateway), { port, host });
}

interface Gateway extends Required<Omit<Options, "host">> {
  routes: ReturnType<typeof findMyWay<findMyWay.HTTPVersion.V1>>;
  fallback: Fallback;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { routes, fallback, timeoutMs, load }: Gateway,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://local");
  if (!url.pathname.startsWith("/api/")) return fallback(request, response);
  const body = await readBody(request);
  if (body === "too-large") return send(response, 413, { message: "Request Too Long" });
  const match = routes.find(request.method as findMyWay.HTTPMethod, encodedPath(request));
  const { key, file }: Route = match ? match.store : { key: "$default", file: defaultFile };
  const event = httpEvent(request, { routeKey: key, pathParameters: match?.params ?? {}, body });
  if (Buffer.byteLength(event.body ?? "") > maxPayloadBytes)
    return send(response, 413, { message: "Request Too Long" });
  const handler = await load(file);
  const abandoned = new AbortController();
  const result = await Promise.race([
    handler(event, contextOf(file, timeoutMs)),
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

function write(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  if (body.length > maxPayloadBytes) return send(response, 413, { message: "Response payload size exceeded" });
  response.statusCode = result.statusCode ?? 200;
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies?.length) response.setHeader("set-cookie", result.cookies);
  response.end(body);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
