import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

const channel = "net.server.socket";
const here = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * For a server of a library that listens on all interfaces and can't be told not to: whoever comes to its port by another
 * address than this machine's own is hung up on. Answers how to end that.
 */
export function onlyFromHere(port: number): () => void {
  const look = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort === port && !here.has(socket.localAddress ?? "")) socket.destroy();
  };
  subscribe(channel, look);
  return () => void unsubscribe(channel, look);
}
