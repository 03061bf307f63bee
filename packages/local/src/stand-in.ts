import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A service of the cloud that is played on one machine. */
export interface StandIn {
  url: string;
  stop: () => Promise<void>;
}

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: object;
}

/** Serves JSON answers on a free port of this machine alone. */
export async function startStandIn(answer: (request: IncomingMessage) => Promise<Answer> | Answer): Promise<StandIn> {
  const server = createServer((request, response) => {
    void Promise.resolve(answer(request)).then(({ status = 200, headers, body }) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** The JSON that a request brings, as its caller's protocol has it. */
export const bodyOf = async <T>(request: IncomingMessage): Promise<T> => (await json(request)) as T;
