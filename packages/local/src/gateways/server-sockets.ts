import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

const channel = "net.server.socket";
const here = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Looks at each connection that any server of this process takes, those of libraries too; answers how to end that. */
function onConnection(look: (socket: Socket) => void): () => void {
  const onMessage = (message: unknown): void => look((message as { socket: Socket }).socket);
  subscribe(channel, onMessage);
  return () => void unsubscribe(channel, onMessage);
}

/**
 * Whoever is cut off by a caller has only lost that caller. Once a connection is upgraded Node no longer listens for its
 * errors: a library that doesn't either would end the process.
 */
export const bearResets = (): (() => void) =>
  onConnection((socket) => {
    socket.on("error", () => socket.destroy());
  });

/**
 * For a server of a library that listens on all interfaces and can't be told not to: whoever comes to its port by another
 * address than this machine's own is hung up on.
 */
export const onlyFromHere = (port: number): (() => void) =>
  onConnection((socket) => {
    if (socket.localPort === port && !here.has(socket.localAddress ?? "")) socket.destroy();
  });
