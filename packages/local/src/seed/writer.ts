import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Options<Told> {
  /** What the file finds among its arguments. */
  args?: readonly string[];
  onMessage?: (message: Told) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a file that writes data (`asWriter`) in a process of its own: what writing needs (pictures, PDF, thousands of products) goes
 * back to the system with it, which the memory of a thread does only in part. Answers whether it came to its end; it has said by
 * itself why not. Throws the signal's reason where that comes first.
 */
export async function runWriter<Told>(file: URL, { args = [], onMessage, signal }: Options<Told>): Promise<boolean> {
  signal?.throwIfAborted();
  const writer = fork(fileURLToPath(file), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  if (onMessage) writer.on("message", onMessage);
  const kill = (): void => void writer.kill("SIGKILL");
  signal?.addEventListener("abort", kill, { once: true });
  const [code] = (await once(writer, "exit")) as [number | null];
  signal?.removeEventListener("abort", kill);
  signal?.throwIfAborted();
  return code === 0;
}

/**
 * What such a file does, and its end. Whoever began it says when it ends before: by its own end, whatever that was, or by killing
 * it; a terminal's Ctrl-C is told to both.
 */
export async function asWriter(write: (tell: (message: object) => void) => Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => process.exit(1));
  await write((message) => process.send?.(message));
  process.exit(0);
}
