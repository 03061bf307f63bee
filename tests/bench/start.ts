import { rm } from "node:fs/promises";
import { emptyFolder, killAll, ready, startProcess } from "../support/process.ts";
import { milliseconds, type Row } from "./measure.ts";

/** `npm start` with the dependencies there: into an empty folder, and again into one with data. */
export async function startRows(): Promise<Row[]> {
  const folder = await emptyFolder();
  const started = async (): Promise<number> => {
    const [taken, cloud] = await milliseconds(async () => {
      const process = await startProcess(folder);
      await ready(process);
      await fetch(process.url);
      return process;
    });
    await killAll(cloud);
    return taken / 1000;
  };
  const first = await started();
  const again = await started();
  await rm(folder, { recursive: true, force: true });
  return [
    { what: "start to a usable storefront, empty data folder", measured: first, unit: "s", budget: 15 },
    { what: "start to a usable storefront, with data", measured: again, unit: "s" },
  ];
}
