import { readFile, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { emptyFolder, killAll, ready, startProcess } from "../support/process.ts";
import { milliseconds, type Row } from "./measure.ts";

/** Long enough for what a start leaves for afterwards. */
const idleMs = 20_000;
const ticksPerSecond = 100;

/** What a process has taken of the processor, all its threads together, in seconds, and has in memory now, in MB (Linux). */
async function usageOf(pid: number): Promise<{ processor: number; memory: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [userTicks, systemTicks] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return { processor: ((userTicks ?? 0) + (systemTicks ?? 0)) / ticksPerSecond, memory: Number(kilobytes) / 1024 };
}

interface Start {
  seconds: number;
  /** Until it was ready, in seconds; the database's processor time is not in it. */
  processor: number;
  /** MB after a while in which nobody asked for anything, the database with it. */
  idleMemory: number;
}

/** `npm start` with the dependencies there: into an empty folder, and again into one with data. */
export async function startRows(): Promise<Row[]> {
  const folder = await emptyFolder();
  const started = async (): Promise<Start> => {
    const [taken, cloud] = await milliseconds(async () => {
      const process = await startProcess(folder);
      await ready(process);
      await fetch(process.url);
      return process;
    });
    const pid = cloud.child.pid ?? 0;
    const { processor } = await usageOf(pid);
    await pause(idleMs);
    const database = await usageOf(Number(await readFile(`${folder}/table.sqlite.pid`, "utf8")));
    const idleMemory = (await usageOf(pid)).memory + database.memory;
    cloud.child.kill("SIGINT");
    await cloud.ended;
    await killAll(cloud);
    return { seconds: taken / 1000, processor, idleMemory };
  };
  const first = await started();
  const again = await started();
  await rm(folder, { recursive: true, force: true });
  const ofProcessor = ({ processor }: Start): string => `${processor.toFixed(1)} s of the processor`;
  return [
    {
      what: "start to a usable storefront, empty data folder",
      measured: first.seconds,
      unit: "s",
      budget: 15,
      note: ofProcessor(first),
    },
    {
      what: "start to a usable storefront, with data",
      measured: again.seconds,
      unit: "s",
      budget: 3,
      note: ofProcessor(again),
    },
    { what: "idle memory after the first start", measured: Math.round(first.idleMemory), unit: "MB", budget: 350 },
    { what: "idle memory after a start with data", measured: Math.round(again.idleMemory), unit: "MB", budget: 350 },
  ];
}
