import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from "node:net";
import { json } from "node:stream/consumers";
import { freePort } from "./ports.ts";

/** What a caller sent can't be read: answered with 400, not logged. */
export class BadRequest extends Error {}

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;
/** Answers a failure in the words of the service that is played. */
type Refuse = (error: unknown, response: ServerResponse, status: 400 | 500, request: IncomingMessage) => void;

interface Options {
  /** Any free one when absent or 0. */
  port?: number | undefined;
  /** `here`: what `localhost` may mean on this machine, 127.0.0.1 and ::1. */
  host?: string | undefined;
  refuse?: Refuse;
}

export interface Listening {
  server: Server;
  port: number;
  stop: () => Promise<void>;
}

const here = "here";
const addressesOf = (host: string): string[] => {
  if (host === here) return ["127.0.0.1", "::1"];
  return host === "0.0.0.0" ? [host, "::1"] : [host];
};

/**
 * Every HTTP server of the local cloud: on loopback unless another host is asked for, and no request ends the process.
 * What can't be read is answered 400, what fails 500, and who has gone away is left alone.
 */
export async function listen(handle: Handle, { port, host = here, refuse = plain }: Options = {}): Promise<Listening> {
  const wanted = port || (await freePort());
  const server = createServer(guarded(handle, refuse));
  const [first = "127.0.0.1", ...others] = addressesOf(host);
  await opened(server, wanted, first);
  const more: SocketServer[] = [];
  for (const address of others) {
    const also = createSocketServer((socket) => server.emit("connection", socket));
    const isThere = await opened(also, wanted, address).then(
      () => true,
      (error: { code?: string }) => {
        // A machine without IPv6 has no ::1.
        if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") return false;
        server.close();
        throw error;
      },
    );
    if (isThere) more.push(also);
  }
  const stop = async (): Promise<void> => {
    const ended = [server, ...more].map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
    server.closeAllConnections();
    await Promise.all(ended);
  };
  return { server, port: (server.address() as AddressInfo).port, stop };
}

const opened = (server: SocketServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });

function guarded(handle: Handle, refuse: Refuse): RequestListener {
  return (request, response) => {
    response.on("error", () => response.destroy());
    const failed = (error: unknown): void => {
      if (response.headersSent || response.destroyed || request.errored) return void response.destroy();
      // A URIError is about what came: percent signs that are no UTF-8.
      const status = error instanceof BadRequest || error instanceof URIError ? 400 : 500;
      if (status === 500) console.error(error);
      refuse(error, response, status, request);
    };
    const answered = async (): Promise<void> => {
      demandUrl(request);
      await handle(request, response);
    };
    answered()
      .catch(failed)
      .catch(() => response.destroy());
  };
}

/** An address that is none ("//", "http://[") would make a defect of every reader of it. */
export function demandUrl({ url = "/" }: Pick<IncomingMessage, "url">): void {
  if (!URL.canParse(url, "http://local")) throw new BadRequest("The address can't be read");
}

const plain: Refuse = (_, response, status) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ message: STATUS_CODES[status] }));
};

/** The JSON object that a request brings, as its caller's protocol has it. */
export async function bodyOf<T extends object>(request: IncomingMessage): Promise<Partial<T>> {
  const body = await json(request).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new BadRequest("The body is no JSON") : error;
  });
  if (typeof body !== "object" || body === null) throw new BadRequest("The body is no object");
  return body;
}
