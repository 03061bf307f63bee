import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** A process that serves: how it is begun, and what tells that it answers. */
interface Service {
  name: string;
  spawn: () => ChildProcess;
  /** False when it is too late. */
  answers: () => Promise<boolean>;
  /** Each time that it has been begun. */
  onStart: (pid: number) => Promise<void>;
  /** Begins it again when it ends by itself. */
  again: boolean;
}

export interface Supervised {
  /** False from its end until it answers again. */
  isUp: () => boolean;
  /** The same for other threads: 1 while it answers, in memory that they share. */
  up: Int32Array;
  stop: () => Promise<void>;
}

const shortestPauseMs = 100;
const longestPauseMs = 5000;

/** What ended, and how; thrown where it did not come up. */
export class ServiceFailure extends Error {}

/** Runs a service, and runs it again when it ends by itself, until it is stopped. Throws a ServiceFailure at the first start alone. */
export async function supervise(service: Service): Promise<Supervised> {
  const stopping = new AbortController();
  let running = await begin(service);
  const up = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(1);
  const watch = async (): Promise<void> => {
    for (;;) {
      await running.ended;
      if (stopping.signal.aborted) return;
      Atomics.store(up, 0, 0);
      if (!service.again) return;
      console.error(`${service.name} ${running.how()}: it is started again.`);
      const next = await beginAgain(service, stopping.signal);
      if (!next) return;
      running = next;
      Atomics.store(up, 0, 1);
    }
  };
  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await running.end();
    await watching;
  };
  return { isUp: () => Atomics.load(up, 0) === 1, up, stop };
}

interface Running {
  ended: Promise<void>;
  how: () => string;
  end: () => Promise<void>;
}

async function begin({ name, spawn, answers, onStart }: Service): Promise<Running> {
  const child = spawn();
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const how = (): string =>
    hasEnded() ? `ended with ${child.exitCode ?? child.signalCode ?? "an error"}` : "did not answer in time";
  const end = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  if (child.pid) await onStart(child.pid);
  if (await Promise.race([answers(), ended.then(() => false)])) return { ended, how, end };
  const why = how();
  if (!hasEnded()) await end();
  throw new ServiceFailure(`${name} ${why}`);
}

/** Tries until it answers, or until there is no use in it any more. */
async function beginAgain(service: Service, signal: AbortSignal): Promise<Running | undefined> {
  for (let wait = shortestPauseMs; !signal.aborted; wait = Math.min(2 * wait, longestPauseMs)) {
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      const running = await begin(service);
      if (!signal.aborted) return running;
      await running.end();
    } catch (error) {
      console.error(String(error));
    }
  }
  return undefined;
}
