import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { fullest, mirrors } from "./house.ts";

const filesOf = (folders: string): string[] =>
  globSync(`${folders}/**/*.{ts,tsx}`).filter((file) => !/\.gen\.tsx?$/.test(file));

/** Folders with more files than a room has, by number: "folder: files". */
function overfull(files: readonly string[]): string[] {
  const counts = Map.groupBy(files, (file) => dirname(file));
  return [...counts].flatMap(([folder, { length }]) => (length > fullest ? [`${folder}: ${length}`] : []));
}

/** docs/decisions/rooms.md */
it("has no folder of more files than one sees at once, but those that mirror a list", () => {
  const full = overfull(filesOf("{packages/*/src,stacks}"));
  expect(full.filter((line) => !mirrors.some((folder) => line.startsWith(`${folder}:`)))).toEqual([]);
});

it("would see one that is too full, and a mirror that needs no exception any more", () => {
  const planted = Array.from({ length: fullest + 1 }, (_, at) => `packages/core/src/orders/file-${at}.ts`);
  expect(overfull(planted)).toEqual([`packages/core/src/orders: ${fullest + 1}`]);
  const full = overfull(filesOf("{packages/*/src,stacks}"));
  expect(mirrors.filter((folder) => !full.some((line) => line.startsWith(`${folder}:`)))).toEqual([]);
});
