import { createServer, type Server } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ports that a system gives to outgoing connections: nothing takes one between its choice and its use. */
const lowest = 10_000;
const perShare = 100;
const shares = 227;
let share: Promise<number> | undefined;
let chosen = 0;

/** A port that nobody listens on now, of a share of them that is this thread's alone: others choose elsewhere at the same time. */
export async function freePort(): Promise<number> {
  const first = await (share ??= claimShare());
  for (let tries = 0; tries < perShare; tries += 1) {
    // The first of them is the claim.
    const port = first + 1 + (chosen++ % (perShare - 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${first} to ${first + perShare - 1} is free`);
}

/**
 * Chooses from the first of them again: clouds that follow one another in a process then have the same addresses, and a
 * client that was made for one of them serves the next.
 */
export function choosePortsAnew(): void {
  chosen = 0;
}

/** Whether the port can be listened on. */
export const isFree = async (port: number): Promise<boolean> => {
  const server = await listened(port);
  if (!server) return false;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return true;
};

/**
 * The first port of a share, which is listened on as long as this process lives: of two that begin at the same time the
 * system gives it to one, and takes it back from whoever was killed.
 */
async function claimShare(): Promise<number> {
  for (let tries = 0; tries < shares; tries += 1) {
    const first = lowest + ((process.pid + threadId + tries) % shares) * perShare;
    const claim = await listened(first);
    if (!claim) continue;
    claim.unref();
    return first;
  }
  throw new Error(`all ${shares} shares of the ports from ${lowest} on are taken`);
}

const listened = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", () => resolve(undefined));
    server.listen(port, () => resolve(server));
  });
