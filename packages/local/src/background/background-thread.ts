import { startBackground, type BackgroundOptions } from "./background.ts";
import { runPart } from "../running/thread.ts";

type Input = Omit<BackgroundOptions, "isUp"> & {
  /** 1 while the database answers; the thread that supervises it writes it. */
  databaseUp: Int32Array;
};

async function backgroundPart({ databaseUp, ...options }: Input) {
  const { fire, schedules, stop } = startBackground({ ...options, isUp: () => Atomics.load(databaseUp, 0) === 1 });
  return { facts: undefined, calls: { fire, schedules }, stop };
}
export type BackgroundPart = typeof backgroundPart;

runPart(backgroundPart);
