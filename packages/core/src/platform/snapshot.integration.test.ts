import { expect, it } from "vitest";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";

useObjectStorage();

interface Row {
  id: string;
  text: string;
}

const made = async (key: string) => {
  const { Snapshot } = await import("./snapshot.ts");
  return new Snapshot<Row, number>(key, (rows) => rows.length);
};
const texts = (rows: readonly Row[] = []) => Object.fromEntries(rows.map(({ id, text }) => [id, text]));

it("rebuilds without overwriting what other workers write meanwhile", async () => {
  const snapshot = await made("rebuilt");
  const stored = new Map([
    ["kept", "old"],
    ["changed", "old"],
    ["deleted", "old"],
  ]);
  const rowsNow = (ids: Iterable<string> = stored.keys()): Row[] =>
    [...ids].flatMap((id) => (stored.has(id) ? { id, text: stored.get(id)! } : []));
  await snapshot.write([...rowsNow(), { id: "gone", text: "long since" }]);

  const update = async () => {
    const read = await snapshot.read();
    await snapshot.write(rowsNow(), read?.etag);
  };
  await snapshot.rebuild(
    async () => {
      const rows = rowsNow();
      stored.set("changed", "new");
      stored.set("added", "new");
      stored.delete("deleted");
      await update();
      return rows;
    },
    async (ids) => {
      if (ids.includes("changed") && stored.get("changed") === "new") {
        stored.set("changed", "newer");
        await update();
      }
      return rowsNow(ids);
    },
  );
  expect(texts((await snapshot.read())?.rows)).toEqual({ kept: "old", changed: "newer", added: "new" });
});

it("lets one of two workers begin the first snapshot, and of two who change it", async () => {
  const snapshot = await made("begun");
  const begin = (id: string, etag?: string) => snapshot.write([{ id, text: "first" }], etag);
  const first = await Promise.allSettled([begin("a"), begin("b")]);
  expect(first.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { etag } = (await snapshot.read())!;
  const second = await Promise.allSettled([begin("c", etag), begin("d", etag)]);
  expect(second.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
