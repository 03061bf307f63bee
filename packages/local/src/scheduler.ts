import { schedules, type ScheduleName } from "@solvia/core/platform/work";
import { contextOf } from "./events.ts";
import { loadFunction } from "./load-function.ts";

type Handler = (event: { schedule: ScheduleName }, context: ReturnType<typeof contextOf>) => Promise<void>;

export interface Run {
  at: Date;
  /** The error's message when it failed. */
  failure?: string | undefined;
}

export interface Schedules {
  /** Runs a schedule's function now, as EventBridge would; answers what went wrong. */
  fire: (name: ScheduleName) => Promise<string | undefined>;
  /** How the last run since the start ended. */
  lastRun: (name: ScheduleName) => Run | undefined;
  stop: () => void;
}

const hour = 3_600_000;

/** Every schedule once an hour: close enough to its expression for one machine; each is idempotent. */
export function startSchedules(): Schedules {
  const runs = new Map<ScheduleName, Run>();
  const fire = async (name: ScheduleName): Promise<string | undefined> => {
    const at = new Date();
    try {
      const handler = await loadFunction<Handler>(schedules[name].file);
      await handler({ schedule: name }, contextOf(name));
      runs.set(name, { at });
      return undefined;
    } catch (error) {
      console.error(name, error);
      const failure = error instanceof Error ? error.message : String(error);
      runs.set(name, { at, failure });
      return failure;
    }
  };
  const timer = setInterval(() => {
    for (const name of Object.keys(schedules) as ScheduleName[]) void fire(name);
  }, hour);
  return { fire, lastRun: (name) => runs.get(name), stop: () => clearInterval(timer) };
}
