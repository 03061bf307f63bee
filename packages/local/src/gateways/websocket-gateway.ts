import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Context } from "aws-lambda";
import { WebSocketServer, type WebSocket } from "ws";
import { BadRequest, demandUrl, listen } from "./listen.ts";
import { loadFunction } from "./load-function.ts";
import { contextOf, websocketEvent, type SocketFacts, type SocketHappening } from "./events.ts";

/** API Gateway's limits: a frame, a posted message, how long a socket lives and how long it may be silent. */
const maxFrameBytes = 32 * 1024;
const maxMessageBytes = 128 * 1024;
const lifetimeMs = 2 * 3600_000;
const idleMs = 10 * 60_000;

const path = "/websocket/chat";
const files = { $connect: "connect", $disconnect: "disconnect", $default: "message" } as const;
type Handler = (event: object, context: Context) => Promise<{ statusCode?: number }>;

interface Connection {
  socket: WebSocket;
  connectedAt: number;
  lastActiveAt: number;
}

export interface WebsocketGateway {
  /** The connections API. */
  url: string;
  /** For the site's own server: the CDN forwards /websocket/chat on the same origin. */
  onUpgrade: (request: IncomingMessage, duplex: Duplex, head: Buffer) => void;
  stop: () => Promise<void>;
}

/**
 * API Gateway's WebSocket API on one machine: `$connect` decides the handshake, every frame goes to `$default`, and
 * functions answer through the connections API on the same port, below /chat/@connections.
 */
export async function startWebsocketGateway(port: number, host?: string): Promise<WebsocketGateway> {
  const open = new Map<string, Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const api = await listen((request, response) => connections(open, request, response), { port, host });
  const onUpgrade = (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    // Until the handshake is done nobody else hears of a caller that goes away.
    duplex.on("error", () => duplex.destroy());
    upgrade(sockets, open, request, duplex, head).catch((error: unknown) => {
      const isBad = error instanceof BadRequest;
      if (!isBad) console.error(error);
      refuse(duplex, isBad ? 400 : 500);
    });
  };
  api.server.on("upgrade", onUpgrade);
  const limits = setInterval(() => closeOld(open), 30_000);
  const stop = async () => {
    clearInterval(limits);
    for (const { socket } of open.values()) socket.terminate();
    await api.stop();
  };
  return { url: `http://localhost:${api.port}/chat`, onUpgrade, stop };
}

async function upgrade(
  sockets: WebSocketServer,
  open: Map<string, Connection>,
  request: IncomingMessage,
  duplex: Duplex,
  head: Buffer,
): Promise<void> {
  demandUrl(request);
  if (new URL(request.url ?? "/", "http://local").pathname !== path) return refuse(duplex, 403);
  const id = randomUUID();
  const facts = { connectionId: id, connectedAt: Date.now(), request };
  const { statusCode = 200 } = await invoke(facts, { routeKey: "$connect" });
  if (statusCode >= 300) return refuse(duplex, statusCode);
  sockets.handleUpgrade(request, duplex, head, (socket) => {
    open.set(id, { socket, connectedAt: facts.connectedAt, lastActiveAt: Date.now() });
    socket.on("message", (data) => {
      touch(open.get(id));
      invoke(facts, { routeKey: "$default", body: (data as Buffer).toString("utf8") }).catch((error: unknown) => {
        console.error(error);
        socket.send(JSON.stringify({ message: "Internal server error", connectionId: id }));
      });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", (code, reason) => {
      open.delete(id);
      invoke(facts, { routeKey: "$disconnect", code, reason: reason.toString() }).catch(console.error);
    });
  });
}

async function invoke(facts: SocketFacts, happening: SocketHappening) {
  const file = files[happening.routeKey];
  const handler = await loadFunction<Handler>(`chat/${file}`);
  return handler(websocketEvent(facts, happening), contextOf(`chat/${file}`));
}

function refuse(duplex: Duplex, status: number): void {
  duplex.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** ApiGatewayManagementApi: POST says something to a socket, GET tells of it, DELETE closes it, 410 when it is gone. */
async function connections(
  open: Map<string, Connection>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = /^\/chat\/(?:@|%40)connections\/([^/?]+)$/.exec(request.url ?? "")?.[1];
  const connection = id && open.get(decodeURIComponent(id));
  if (!connection) {
    response.writeHead(id ? 410 : 404, id ? { "x-amzn-errortype": "GoneException" } : {}).end("{}");
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  switch (request.method) {
    case "POST":
      if (body.length > maxMessageBytes) {
        response.writeHead(413, { "x-amzn-errortype": "PayloadTooLargeException" }).end("{}");
        return;
      }
      touch(connection);
      connection.socket.send(body.toString("utf8"));
      response.writeHead(200).end();
      return;
    case "GET":
      response.writeHead(200, { "content-type": "application/json" }).end(
        JSON.stringify({
          connectedAt: new Date(connection.connectedAt).toISOString(),
          lastActiveAt: new Date(connection.lastActiveAt).toISOString(),
        }),
      );
      return;
    case "DELETE":
      connection.socket.close();
      response.writeHead(204).end();
      return;
    default:
      response.writeHead(405).end();
  }
}

function touch(connection: Connection | undefined): void {
  if (connection) connection.lastActiveAt = Date.now();
}

function closeOld(open: ReadonlyMap<string, Connection>): void {
  const now = Date.now();
  for (const { socket, connectedAt, lastActiveAt } of open.values()) {
    if (now - connectedAt > lifetimeMs || now - lastActiveAt > idleMs) socket.close(1001);
  }
}
