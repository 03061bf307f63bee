import type { BackgroundPart } from "./background-thread.ts";
import { startBackground, type Background, type BackgroundOptions } from "./background.ts";
import type { Database } from "../database/database.ts";
import { startThread } from "../running/thread.ts";
import { runAgain } from "../running/thread-again.ts";

type Options = Omit<BackgroundOptions, "isUp" | "databaseEndpoint">;

/** The background work in this thread. */
export const runBackground = (options: Options, { endpoint, isUp }: Database): Background =>
  startBackground({ ...options, databaseEndpoint: endpoint, isUp });

/**
 * The background work in a thread of its own, so that it and the requests have a processor each. What it had not finished when it
 * ended by itself comes again, as after a restart.
 */
export function runBackgroundApart(options: Options, { endpoint, up }: Database): Background {
  const { thread, stop } = runAgain("The background work", (signal) =>
    startThread<BackgroundPart>(new URL("./background-thread.ts", import.meta.url), {
      input: { ...options, databaseEndpoint: endpoint, databaseUp: up },
      signal,
    }),
  );
  return {
    fire: async (name) => (await thread()).call("fire", name),
    schedules: async () => (await thread()).call("schedules"),
    stop,
  };
}
