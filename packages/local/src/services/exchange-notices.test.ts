import { expect, it } from "vitest";
import { acknowledged, afterAct, dueAt, lateMs, refusedWith, type Told } from "./exchange-notices.ts";

const now = Date.parse("2026-11-23T10:00:00Z");
const day = 24 * 3600 * 1000;
const told = (id: string, kind: Told["kind"], due = now, fileName = "A.xml"): Told => ({
  id,
  kind,
  fileName,
  codes: [],
  dueAt: due,
  at: new Date(due).toISOString(),
  times: 1,
});
const notices = [told("1", "RC"), told("2", "NE", now + day), told("3", "RC", now, "B.xml")];
const ids = (list: readonly Told[], at = now) => dueAt(list, at).map(({ id }) => id);

it("gives each until it is acknowledged, and keeps it", () => {
  expect(ids(notices)).toEqual(["1", "3"]);
  const after = acknowledged(acknowledged(notices, "1"), "1");
  expect([ids(after), after.length]).toEqual([["3"], 3]);
});

it("gives what isn't acknowledged five days late, of that file alone", () => {
  const after = afterAct(acknowledged(notices, "2"), "A.xml", "late", now);
  expect(ids(after)).toEqual(["3"]);
  expect(ids(after, now + lateMs)).toEqual(["3", "1"]);
});

it("gives each once more, what was acknowledged too", () => {
  const after = afterAct(acknowledged(notices, "1"), "A.xml", "twice", now);
  expect(ids(after)).toEqual(["3", "1"]);
  const twice = acknowledged(after, "2");
  expect(ids(twice, now + day)).toContain("2");
  expect(ids(acknowledged(twice, "2"), now + day)).not.toContain("2");
});

it("gives all at once and the last first", () => {
  const after = afterAct(acknowledged(notices, "1"), "A.xml", "reversed", now);
  expect(ids(after)).toEqual(["3", "2", "1"]);
});

it("refuses a file instead of what was to be told of it", () => {
  const after = refusedWith(acknowledged(notices, "1"), "A.xml", "00311", now);
  expect(dueAt(after, now + day).map(({ kind, codes }) => [kind, ...codes])).toEqual([["RC"], ["NS", "00311"]]);
  expect(after.map(({ kind }) => kind)).toEqual(["RC", "RC", "NS"]);
});
