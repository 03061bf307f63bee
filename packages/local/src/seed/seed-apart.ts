import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LocalError } from "../gateways/local-error.ts";
import type { Progress } from "./seed.ts";

/**
 * Loads the demonstration data in a process of its own, with its progress: what writing them needs (pictures, PDF, thousands of
 * products) goes back to the system with it, which the memory of a thread does only in part. Loads nothing where the data are there.
 * Throws the signal's reason where that comes first.
 */
export async function seedApart(signal?: AbortSignal): Promise<void> {
  const { readStandOut } = await import("@solvia/core/catalogue/rows/stand-out");
  if ((await readStandOut()).length > 0) return;
  const { Presets, SingleBar } = await import("cli-progress");
  const bar = new SingleBar({ format: "  {bar} {value}/{total} {what}", hideCursor: true }, Presets.shades_classic);
  bar.start(1, 0, { what: "demonstration data" });
  try {
    await written(({ done, of }) => {
      bar.setTotal(of);
      bar.update(done);
    }, signal);
  } finally {
    bar.stop();
  }
}

async function written(onProgress: (progress: Progress) => void, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const file = fileURLToPath(new URL("./seed-process.ts", import.meta.url));
  const writer = fork(file, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  writer.on("message", onProgress);
  const kill = (): void => void writer.kill("SIGKILL");
  signal?.addEventListener("abort", kill, { once: true });
  const [code] = (await once(writer, "exit")) as [number | null];
  signal?.removeEventListener("abort", kill);
  signal?.throwIfAborted();
  if (code !== 0)
    throw new LocalError("The demonstration data could not be written; the next start goes on with them.");
}
