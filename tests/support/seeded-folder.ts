import { access, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ready, startProcess } from "./process.ts";

/** Where test files share a data folder with the demonstration data, made when first asked for. */
export async function shareSeeded() {
  const folder = await mkdtemp(join(tmpdir(), "solvia-seeded-"));
  process.env["SEEDED_FOLDER"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** For vitest: the files of a run share one, and runs that follow one another the one that their caller has given them. */
export default async function setup(): Promise<() => Promise<void>> {
  return process.env["SEEDED_FOLDER"] ? async () => undefined : shareSeeded();
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies the demonstration data into a folder, in a run that shares them. */
export async function copySeeded(to: string): Promise<void> {
  const shared = process.env["SEEDED_FOLDER"];
  if (!shared) return;
  const [data, made] = [join(shared, "data"), join(shared, "made")];
  const isFirst = await mkdir(data).then(
    () => true,
    () => false,
  );
  if (isFirst) await makeSeeded(data).finally(() => writeFile(made, ""));
  while (!(await exists(made))) await pause(100);
  await cp(data, to, { recursive: true });
}

/** What `npm start` leaves behind when it is stopped as soon as it is ready. */
async function makeSeeded(folder: string): Promise<void> {
  const started = await startProcess(folder);
  await ready(started);
  started.child.kill("SIGINT");
  const code = await started.ended;
  if (code !== 0) throw new Error(`its first start ended with ${code}: ${started.output()}`);
}
