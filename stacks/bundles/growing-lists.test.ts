import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { moduleText } from "./module-text.ts";
import { tableGrantsOf } from "./reach.ts";

const modules = globSync("packages/core/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));

/** The lists that the decision judges, as it names them: "gsi1 USERS", and how many shards each has. */
const judged = new Map<string, number>(
  readFileSync("docs/decisions/hot-partitions.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| gsi"))
    .flatMap((line) => {
      const [, keys = "", , , , verdict = ""] = line.split("|").map((cell) => cell.trim());
      let index = "";
      return [...keys.matchAll(/(gsi\d) |`([^`]+)`/g)].flatMap(([, named, key = ""]) => {
        if (named) index = named;
        return key ? [[`${index} ${key}`, Number(/^(\d+) shards$/.exec(verdict)?.[1] ?? 1)] as const] : [];
      });
    }),
);

/** The lists that are declared as sharded: "gsi1 USERS" and their shards. */
const sharded = new Map<string, number>(
  modules.flatMap((file) =>
    [...moduleText(file).matchAll(/shardedList\(\s*"(gsi\d)",\s*["`]([^"`]+?)["`],\s*(\d+)/g)].map(
      ([, index = "", name = "", shards]) => [`${index} ${name.replaceAll("**", "*")}`, Number(shards)] as const,
    ),
  ),
);

it("judges each list that is queried by the rule, and no other", () => {
  const queried = tableGrantsOf(modules).flatMap(({ index, keys }) =>
    index ? keys.map((key) => ({ index, key })) : [],
  );
  const names = queried.map(({ index, key }) => {
    const list = `${index} ${key.replace(/#\*$/, "").replaceAll("**", "*")}`;
    return sharded.has(list) ? list : `${index} ${key}`;
  });
  expect([...new Set(names)].toSorted()).toEqual([...judged.keys()].toSorted());
});

it("shards those that the rule says, into as many", () => {
  expect(sharded.size).toBeGreaterThan(5);
  expect(Object.fromEntries(sharded)).toEqual(Object.fromEntries([...judged].filter(([, shards]) => shards > 1)));
});
