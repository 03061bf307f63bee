import { setTimeout as pause } from "node:timers/promises";
import type { BackgroundPart } from "./background-thread.ts";
import { startBackground, type Background, type BackgroundOptions } from "./background.ts";
import type { Database } from "../database/database.ts";
import { startThread, type Thread } from "../running/thread.ts";

type Options = Omit<BackgroundOptions, "isUp" | "databaseEndpoint">;

/** The background work in this thread. */
export const runBackground = (options: Options, { endpoint, isUp }: Database): Background =>
  startBackground({ ...options, databaseEndpoint: endpoint, isUp });

const restartMs = 1000;

/**
 * The background work in a thread of its own, so that it and the requests have a processor each. It is begun again when it
 * ends by itself: what it had not finished comes again, as after a restart.
 */
export function runBackgroundApart(options: Options, { endpoint, up }: Database): Background {
  const stopping = new AbortController();
  const begin = (): Promise<Thread<BackgroundPart>> =>
    startThread<BackgroundPart>(new URL("./background-thread.ts", import.meta.url), {
      given: { ...options, databaseEndpoint: endpoint, databaseUp: up },
      signal: stopping.signal,
    });
  let thread = begin();
  const watch = async (): Promise<void> => {
    for (;;) {
      const failure = await thread.then(
        ({ ended }) => ended,
        (error: unknown) => error,
      );
      if (stopping.signal.aborted) return;
      console.error("The background work ended: it is started again.", failure);
      await pause(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      thread = begin();
    }
  };
  const watching = watch();
  return {
    fire: async (name) => (await thread).call("fire", name),
    schedules: async () => (await thread).call("schedules"),
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
