import { schedules, type ScheduleName } from "@solvia/core/platform/work";
import { contextOf } from "./events.ts";
import { loadFunction } from "./load-function.ts";

/** Runs a schedule's function now, as EventBridge would. */
export async function fireSchedule(name: ScheduleName): Promise<void> {
  const handler = await loadFunction<(event: unknown, context: ReturnType<typeof contextOf>) => Promise<void>>(
    schedules[name].file,
  );
  await handler({ schedule: name }, contextOf(name));
}

const hour = 3_600_000;

/** Every schedule once an hour: close enough to its expression for one machine; each is idempotent. */
export function startSchedules(): () => void {
  const timer = setInterval(() => {
    for (const name of Object.keys(schedules) as ScheduleName[]) {
      fireSchedule(name).catch((error: unknown) => console.error(name, error));
    }
  }, hour);
  return () => clearInterval(timer);
}
