import { readFileSync, writeFileSync } from "node:fs";
import { schedules, type ScheduleName } from "@solvia/core/platform/work/work";
import type { Context } from "aws-lambda";
import { contextOf } from "../gateways/events.ts";
import { loadFunction } from "../gateways/load-function.ts";
import { nextRun } from "./next-run.ts";

type Handler = (event: { schedule: ScheduleName }, context: Context) => Promise<void>;

export interface Run {
  /** When it began. */
  at: Date;
  /** The error's message when it failed. */
  failure?: string | undefined;
}

export interface Schedules {
  /** Runs a schedule's function now, as EventBridge would; answers what went wrong. */
  fire: (name: ScheduleName) => Promise<string | undefined>;
  lastRun: (name: ScheduleName) => Run | undefined;
  nextRun: (name: ScheduleName) => Date;
  stop: () => void;
}

interface Options {
  /** Keeps when each has run, so that what fell due while nothing ran here is made up for. */
  file: string;
  load?: (file: string) => Promise<Handler>;
  now?: () => Date;
  /** Whether the table answers: what falls due meanwhile runs afterwards. */
  isUp?: () => boolean;
}

const names = Object.keys(schedules) as ScheduleName[];
const lookMs = 15_000;

/** Runs each schedule when its expression says so; what fell due while this machine was off runs once, at the start. */
export function startSchedules({
  file,
  load = loadFunction<Handler>,
  now = () => new Date(),
  isUp = () => true,
}: Options): Schedules {
  const startedAt = now();
  const runs = new Map<ScheduleName, Run>(readRuns(file));
  const running = new Set<ScheduleName>();
  const dueAt = (name: ScheduleName) => nextRun(schedules[name].expression, runs.get(name)?.at ?? startedAt);
  const fire = async (name: ScheduleName): Promise<string | undefined> => {
    const at = now();
    running.add(name);
    const failure = await run(name, load);
    running.delete(name);
    runs.set(name, { at, failure });
    writeFileSync(file, JSON.stringify([...runs]));
    return failure;
  };
  const look = (): void => {
    if (!isUp()) return;
    for (const name of names) if (!running.has(name) && dueAt(name) <= now()) void fire(name);
  };
  look();
  const timer = setInterval(look, lookMs);
  return { fire, lastRun: (name) => runs.get(name), nextRun: dueAt, stop: () => clearInterval(timer) };
}

async function run(name: ScheduleName, load: NonNullable<Options["load"]>): Promise<string | undefined> {
  try {
    const handler = await load(schedules[name].file);
    await handler({ schedule: name }, contextOf(name));
    return undefined;
  } catch (error) {
    console.error(name, error);
    return error instanceof Error ? error.message : String(error);
  }
}

function readRuns(file: string): [ScheduleName, Run][] {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as [ScheduleName, { at: string; failure?: string }][];
    return kept.map(([name, { at, failure }]) => [name, { at: new Date(at), failure }]);
  } catch {
    return [];
  }
}
