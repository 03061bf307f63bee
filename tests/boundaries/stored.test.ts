import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const own = "packages/core/src/platform/stored/";
const files = globSync("packages/*/src/**/*.ts").filter((file) => !file.endsWith(".test.ts") && !file.startsWith(own));

/** Attributes whose type is only said, and entities whose items don't know their shape and their author. */
const unread = (text: string, file = ""): string[] => [
  ...(file.endsWith(".stored.ts") ? (text.match(/\bz\.(?:any|unknown|custom)\(/g) ?? []) : []),
  ...(text.match(/\bcastAs\b/g) ?? []),
  ...(text.match(/(?<!kept\(\s*)new Entity\(/g) ?? []),
];

it("reads whatever is stored by a schema, and declares every entity by `kept`", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => unread(readFileSync(file, "utf8"), file).map((what) => `${file}: ${what}`))).toEqual(
    [],
  );
});

it("would refuse a type that is only said, and an entity that isn't kept", () => {
  expect(unread("status: any().castAs<Status>()")).toEqual(["castAs"]);
  expect(unread("export const A = new Entity({ name })")).toHaveLength(1);
  expect(unread("amount: z.any()", "order.stored.ts")).toEqual(["z.any("]);
  expect(unread("export const A = kept(\n  new Entity({ name }),\n)")).toEqual([]);
});
