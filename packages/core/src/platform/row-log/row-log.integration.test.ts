import * as fc from "fast-check";
import { expect, it } from "vitest";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import type { RowLog as Log } from "./row-log.ts";

useObjectStorage();

interface Row {
  id: string;
  text: string;
}

/** What a function makes of the rows: the very same, and how many it was told of. */
class Mirror {
  readonly rows = new Map<string, string>();
  told = 0;

  apply(changed: readonly Row[], gone: readonly string[]): void {
    this.told += changed.length + gone.length;
    for (const { id, text } of changed) this.rows.set(id, text);
    for (const id of gone) this.rows.delete(id);
  }
}

let folders = 0;
const newFolder = (): string => `log-${(folders += 1)}/`;
/** A function instance with a memory of its own. */
const instance = async (folder: string): Promise<Log<Row, Mirror>> => {
  const { RowLog } = await import("./row-log.ts");
  return new RowLog<Row, Mirror>(folder, () => new Mirror());
};
const writing = () => import("./write.ts");
const storing = () => import("../files/storage.ts");

/** The table: what a worker reads when it brings rows up to date. */
class Table {
  readonly rows = new Map<string, string>();
  read = async (ids: Iterable<string> = this.rows.keys()): Promise<Row[]> =>
    [...ids].flatMap((id) => (this.rows.has(id) ? [{ id, text: this.rows.get(id)! }] : []));
}

const seen = async (log: Log<Row, Mirror>) => Object.fromEntries((await log.newest(new Date())).rows);

/** A worker that ends between its two writings: the change is there, the head does not name it. */
async function cutOff(run: () => Promise<unknown>): Promise<void> {
  const { storage } = await storing();
  const name = "cutOff";
  storage.middlewareStack.add(
    (next) => (args) => {
      const { Key = "", Body } = args.input as { Key?: string; Body?: unknown };
      if (Body && Key.endsWith("head.json")) throw new Error("the process has ended");
      return next(args);
    },
    { step: "initialize", name },
  );
  await run().catch((error: unknown) => expect(String(error)).toContain("has ended"));
  storage.middlewareStack.remove(name);
}

it("ends in what the table holds, whatever came twice, late, at once, or was cut off", async () => {
  const { updateRows, rebuildRows } = await writing();
  const id = fc.integer({ min: 0, max: 12 }).map((number) => `r${number}`);
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ set: fc.array(id, { minLength: 1, maxLength: 6 }), text: fc.string() }) },
    { weight: 2, arbitrary: fc.record({ remove: id }) },
    { weight: 4, arbitrary: fc.record({ work: fc.array(id, { maxLength: 8 }), by: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ together: fc.tuple(fc.array(id), fc.array(id)) }) },
    { weight: 1, arbitrary: fc.record({ many: fc.integer({ min: 900, max: 1200 }) }) },
    { weight: 1, arbitrary: fc.constant({ rebuild: true }) },
    { weight: 1, arbitrary: fc.constant({ look: true }) },
    { weight: 2, arbitrary: fc.record({ cutOff: fc.array(id, { maxLength: 4 }) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const table = new Table();
      const folder = newFolder();
      const workers = await Promise.all([instance(folder), instance(folder), instance(folder)]);
      const reader = await instance(folder);
      const owed = new Set<string>();
      for (const step of steps) {
        if ("set" in step) for (const id of step.set) table.rows.set(id, step.text);
        else if ("remove" in step) table.rows.delete(step.remove);
        else if ("work" in step) await updateRows(workers[step.by]!, step.work, table.read);
        else if ("together" in step)
          await Promise.all(step.together.map((ids, at) => updateRows(workers[at]!, ids, table.read)));
        else if ("many" in step) {
          const ids = Array.from({ length: step.many }, (_, at) => `m${at}`);
          for (const id of ids) table.rows.set(id, `${step.many}`);
          await updateRows(workers[0], ids, table.read);
        } else if ("cutOff" in step) await cutOff(() => updateRows(workers[1], step.cutOff, table.read));
        else if ("rebuild" in step) await rebuildRows(workers[1], table.read, table.read);
        else await reader.newest(new Date());
        if ("set" in step) for (const id of step.set) owed.add(id);
        if ("remove" in step) owed.add(step.remove);
      }
      await updateRows(workers[2], [...owed], table.read);
      const wanted = Object.fromEntries(table.rows);
      expect(await seen(await instance(folder))).toEqual(wanted);
      expect(await seen(reader)).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
}, 120_000);

it("writes nothing where nothing is another, and costs what changed where something is", async () => {
  const { updateRows } = await writing();
  const table = new Table();
  for (let at = 0; at < 3000; at++) table.rows.set(`r${at}`, "begun");
  const folder = newFolder();
  const [worker, reader] = [await instance(folder), await instance(folder)];
  await updateRows(worker, [...table.rows.keys()], table.read);
  await reader.newest(new Date());
  const before = worker.known;
  expect(await updateRows(worker, ["r1", "r2"], table.read)).toEqual({ rows: [], gone: [], before: [] });
  expect(worker.known).toEqual(before);
  for (let at = 0; at < 40; at++) {
    table.rows.set("r7", `changed ${at}`);
    await updateRows(worker, ["r7", "r8"], table.read);
  }
  const { segments = [] } = worker.known ?? {};
  expect(segments[0]?.count).toBe(3000);
  expect(segments.slice(1).every(({ count }) => count === 1)).toBe(true);
  expect(segments.length).toBeLessThan(4);
  expect((await reader.newest(new Date())).told).toBe(3001);
});

it("is read by an instance that still has the head of before, and begun anew when objects of it are lost", async () => {
  const { updateRows, rebuildRows } = await writing();
  const table = new Table();
  const folder = newFolder();
  const worker = await instance(folder);
  for (const text of ["first", "second", "third"]) {
    table.rows.set("a", text);
    table.rows.set(text, text);
    await updateRows(worker, ["a", text], table.read);
  }
  const { deleteObjects } = await storing();
  const lost = worker.known!.segments.map(({ key }) => `${folder}${key}`);
  await deleteObjects(process.env["PRIVATE_BUCKET"]!, lost);
  await expect((await instance(folder)).refresh()).rejects.toThrow("missing");
  expect(await rebuildRows(await instance(folder), table.read, table.read)).toBe(4);
  expect(await seen(await instance(folder))).toEqual(Object.fromEntries(table.rows));
  expect(await seen(worker)).toEqual(Object.fromEntries(table.rows));
});

it("keeps a change whose head was sent twice, because the first answer was lost", async () => {
  const { updateRows } = await writing();
  const { storage } = await storing();
  const table = new Table();
  table.rows.set("a", "first");
  const folder = newFolder();
  await updateRows(await instance(folder), ["a"], table.read);
  const name = "answerLost";
  storage.middlewareStack.add(
    (next) => async (args) => {
      const { Key = "", Body } = args.input as { Key?: string; Body?: unknown };
      if (Body && Key.endsWith("head.json")) await next(args);
      return next(args);
    },
    { step: "initialize", name },
  );
  table.rows.set("a", "second");
  await updateRows(await instance(folder), ["a"], table.read).finally(() => storage.middlewareStack.remove(name));
  expect(await seen(await instance(folder))).toEqual({ a: "second" });
});
