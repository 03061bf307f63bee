import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ports that a system gives to outgoing connections: nothing takes one between its choice and its use. */
const lowest = 10_000;
const perProcess = 100;
const processes = 227;
let chosen = 0;

/** A port that nobody listens on now, of this process's own share of them: others choose elsewhere at the same time. */
export async function freePort(): Promise<number> {
  const first = lowest + ((process.pid + threadId) % processes) * perProcess;
  for (let tries = 0; tries < perProcess; tries += 1) {
    const port = first + (chosen++ % perProcess);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${first} to ${first + perProcess - 1} is free`);
}

/**
 * Chooses from the first of them again: clouds that follow one another in a process then have the same addresses, and a
 * client that was made for one of them serves the next.
 */
export function choosePortsAnew(): void {
  chosen = 0;
}

/** Whether the port can be listened on. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
