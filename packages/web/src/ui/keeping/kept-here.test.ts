import { afterEach, expect, it, vi } from "vitest";
import { keepHere, keptHere, keptList } from "./kept-here.ts";

afterEach(() => vi.unstubAllGlobals());

function storage(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items));
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => kept.set(place, value),
    removeItem: (place: string) => kept.delete(place),
  });
  return kept;
}
const names = (place: string) => keptList<{ name?: string }>(place, ({ name }) => name).map(({ name }) => name);

it("reads the list that is kept, without what is no longer whole", () => {
  storage({ list: JSON.stringify([{ name: "a" }, null, {}, { name: "b" }]) });
  expect(names("list")).toEqual(["a", "b"]);
});

it("reads nothing where there is nothing, no list, nothing that can be read, or no storage", () => {
  storage({ other: "{}", torn: "[{" });
  expect([names("list"), names("other"), names("torn")]).toEqual([[], [], []]);
  vi.stubGlobal("localStorage", undefined);
  keepHere("list", "[]");
  expect([keptHere("list"), names("list")]).toEqual([undefined, []]);
});

it("keeps a thing until there is nothing to keep", () => {
  const kept = storage();
  keepHere("look", "dark");
  expect(keptHere("look")).toBe("dark");
  keepHere("look", undefined);
  expect(kept.size).toBe(0);
});
