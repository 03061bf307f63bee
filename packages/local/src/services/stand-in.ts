import type { IncomingMessage } from "node:http";
import { listen } from "../gateways/listen.ts";

/** A service of the cloud that is played on one machine. */
export interface StandIn {
  url: string;
  stop: () => Promise<void>;
}

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** JSON of an object, or a text as it is. */
  body: object | string;
}

/** Serves answers on a free port of this machine alone. */
export async function startStandIn(answer: (request: IncomingMessage) => Promise<Answer> | Answer): Promise<StandIn> {
  const { port, stop } = await listen(
    async (request, response) => {
      const { status = 200, headers, body } = await answer(request);
      const text = typeof body === "string" ? body : JSON.stringify(body);
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
    },
    { host: "127.0.0.1" },
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}
