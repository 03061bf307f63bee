import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../..", import.meta.url));

/** The table answers 1 MB at a time: who reads on says so, by pages of its own or by `maxPages`. */
const saysHowFar = /\blimit\b|maxPages|exclusiveStartKey|\.\.\.options/;

it("every query says how much of its answer it reads", () => {
  const files = globSync("**/*.ts", { cwd: source, exclude: ["**/*.test.ts"] });
  const queries = files.flatMap((file) =>
    readFileSync(`${source}/${file}`, "utf8")
      .split(/build\((?:Query|Scan)Command\)/)
      .slice(1)
      .map((rest) => ({ file, text: rest.split(/\n\}[;)]*\n/, 1)[0] ?? "" })),
  );
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter(({ text }) => !saysHowFar.test(text)).map(({ file }) => file)).toEqual([]);
});
