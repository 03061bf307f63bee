import { spawn } from "node:child_process";

interface Ended {
  /** Null where a signal has ended it. */
  status: number | null;
  /** All that it has written. */
  output: string;
}

/**
 * Runs a command to its end. Told to stop, it ends it with all that it has begun itself: it is a group of its own, which no
 * key of the terminal reaches.
 */
export function runCommand(
  [command, ...parameters]: readonly [string, ...string[]],
  { cwd, env, signal }: { cwd: string; env: NodeJS.ProcessEnv; signal?: AbortSignal | undefined },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const end = (): void => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGTERM");
      } catch {
        // It has ended by itself meanwhile.
      }
    };
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end, { once: true });
    child.once("error", reject);
    child.once("close", (status) => {
      signal?.removeEventListener("abort", end);
      resolve({ status, output });
    });
  });
}
