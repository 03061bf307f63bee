import { readFile, writeFile } from "node:fs/promises";
import { endpoints } from "@solvia/core/contract";

/**
 * `npm run generate`: writes what the web knows of the contract at run time: method, path and access of each endpoint. Its types
 * come from the contract itself, so that no schema is in the first load. With --check it only compares.
 */
const target = "packages/web/src/api/endpoints.gen.ts";

const groups = [...new Set(endpoints.map(({ group }) => group))];
const alias = (group: string): string => group.replaceAll(/[^a-z](\w)/g, (_, letter: string) => letter.toUpperCase());
const lines = [
  "// Written by `npm run generate` from the contract.",
  ...groups.map((group) => `import type * as ${alias(group)} from "@solvia/core/contract/${group}";`),
  'import { route } from "./route.ts";',
  "",
  ...endpoints.map(
    ({ name, group, endpoint: { method, path, access } }) =>
      `export const ${name} = /* @__PURE__ */ route<typeof ${alias(group)}.${name}>("${method}", "${path}", "${access}");`,
  ),
  "",
];
const wanted = lines.join("\n");

if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8").catch(() => "")) !== wanted) {
    console.error(`${target} is out of date: npm run generate`);
    process.exit(1);
  }
} else {
  await writeFile(target, wanted);
}
