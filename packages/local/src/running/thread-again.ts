import { setTimeout as pause } from "node:timers/promises";
import type { Thread } from "./thread.ts";

interface Again<T> {
  /** The thread that runs now, or the one that is being started. */
  thread: () => Promise<T>;
  stop: () => Promise<void>;
}

const restartMs = 1000;

/**
 * Runs a part in a thread, and again when that ends by itself or can't start, until it is stopped. `begin` is told by the signal
 * that nobody waits for its start any more.
 */
export function runAgain<T extends Pick<Thread<never>, "ended" | "stop">>(
  name: string,
  begin: (signal: AbortSignal) => Promise<T>,
): Again<T> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let thread = begin(signal);
  const watch = async (): Promise<void> => {
    for (;;) {
      const failure = await thread.then(
        ({ ended }) => ended,
        (error: unknown) => error,
      );
      if (signal.aborted) return;
      console.error(`${name} ended: it is started again.`, failure);
      await pause(restartMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      thread = begin(signal);
    }
  };
  const watching = watch();
  return {
    thread: () => thread,
    stop: async () => {
      stopping.abort();
      await thread.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      await watching;
    },
  };
}
