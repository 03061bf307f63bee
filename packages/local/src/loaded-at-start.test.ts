import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const parts = ["cloud.ts", "seed/seed-apart.ts", "web-build.ts", "demo/users.ts"].map(
  (file) => new URL(file, import.meta.url).href,
);

/** Loads what `npm start` loads before it begins, and prints the libraries that came along. */
const script = `
const { registerHooks } = require("node:module");
const found = new Set();
registerHooks({ load: (url, context, next) => { found.add(url.replace(/.*node_modules\\//, "")); return next(url, context); } });
Promise.all(${JSON.stringify(parts)}.map((part) => import(part))).then(() => process.stdout.write(JSON.stringify([...found])));
`;

it("loads no library at the start that only later work needs, and none by a door that opens all of it", () => {
  const environment = { ...process.env, NODE_OPTIONS: "" };
  const output = execFileSync(process.execPath, ["-e", script], { encoding: "utf8", env: environment });
  const loaded = JSON.parse(output) as string[];
  expect(loaded).toContain("zod/index.js");
  // date-fns reads its list of 300 doors, 199 KB of JSON, again for each of its files that is loaded.
  expect(loaded).not.toContain("date-fns/index.js");
  const late = ["stripe/", "pdfkit/", "fauxqs/", "cli-progress/", "@aws-lambda-powertools/parameters/"];
  expect(loaded.filter((file) => late.some((library) => file.startsWith(library)))).toEqual([]);
});
