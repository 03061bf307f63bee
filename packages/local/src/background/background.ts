import { readFileSync, writeFileSync } from "node:fs";
import {
  schedules as declared,
  streamReaders,
  type QueueName,
  type ScheduleName,
  type StreamReader,
} from "@solvia/core/platform/work/work";
import { pollQueues } from "./queues.ts";
import { startSchedules, type Run } from "./scheduler.ts";
import { pollStream } from "./streams.ts";

export interface BackgroundOptions {
  /** Where the stream's places and the schedules' runs are kept. */
  folder: string;
  queueUrls: Readonly<Record<QueueName, string>>;
  databaseEndpoint: string;
  streamArn: string;
  /** Whether the database answers: meanwhile all of this waits. */
  isUp: () => boolean;
  /** For a test: a queue's window lasts no longer. */
  longestWindowMs?: number | undefined;
}

/** A schedule as the cloud's own page shows it. */
export interface ScheduleState {
  name: ScheduleName;
  next: Date;
  last: Run | undefined;
}

export interface Background {
  /** Runs a schedule's function now, as EventBridge would; answers what went wrong. */
  fire: (name: ScheduleName) => Promise<string | undefined>;
  schedules: () => Promise<ScheduleState[]>;
  stop: () => Promise<void>;
}

/** The work that nobody waits for: the readers of the table's stream, the queues' workers, the schedules. */
export function startBackground({
  folder,
  queueUrls,
  databaseEndpoint,
  streamArn,
  isUp,
  longestWindowMs,
}: BackgroundOptions): Background {
  const stopQueues = pollQueues(queueUrls, undefined, isUp, longestWindowMs);
  const stopReaders = (Object.keys(streamReaders) as StreamReader[]).map((reader) =>
    pollStream(databaseEndpoint, streamArn, checkpointsIn(`${folder}/stream-${reader}.json`), undefined, reader),
  );
  const runs = startSchedules({ file: `${folder}/schedules.json`, isUp });
  return {
    fire: runs.fire,
    schedules: async () =>
      (Object.keys(declared) as ScheduleName[]).map((name) => ({
        name,
        next: runs.nextRun(name),
        last: runs.lastRun(name),
      })),
    stop: async () => {
      runs.stop();
      await Promise.all(stopReaders.map((stopReader) => stopReader()));
      await stopQueues();
    },
  };
}

/** The stream's place, in a small file. */
function checkpointsIn(file: string) {
  let places: Record<string, string> = {};
  try {
    places = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    // the first start
  }
  return {
    read: (shard: string) => places[shard],
    write: (shard: string, sequenceNumber: string) => {
      places[shard] = sequenceNumber;
      writeFileSync(file, JSON.stringify(places));
    },
  };
}
