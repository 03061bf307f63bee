import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { endpoints } from "@solvia/core/contract";

/**
 * `npm run generate`: writes what the web knows of the contract at run time: method, path and access of each endpoint, a file
 * for each group, so that a screen brings along only the groups that it calls. Their types come from the contract itself, so
 * that no schema is in the first load. With --check it only compares.
 */
const folder = "packages/web/src/api";
const header = "// Written by `npm run generate` from the contract.";

const groups = [...new Set(endpoints.map(({ group }) => group))];
const fileOf = (group: string): string => `endpoints/${group.replaceAll("/", "-")}.gen.ts`;

const groupFile = (group: string): string[] => [
  `import type * as contract from "@solvia/core/contract/${group}";`,
  'import { route } from "../route.ts";',
  "",
  ...endpoints
    .filter((endpoint) => endpoint.group === group)
    .map(
      ({ name, endpoint: { method, path, access, forOthers } }) =>
        `export const ${name} = /* @__PURE__ */ route<typeof contract.${name}>(${[method, path, access, ...(forOthers ? ["for-others"] : [])].map((part) => JSON.stringify(part)).join(", ")});`,
    ),
];

const files = new Map<string, string[]>([
  ["endpoints.gen.ts", groups.map((group) => `export * from "./${fileOf(group)}";`)],
  ...groups.map((group): [string, string[]] => [fileOf(group), groupFile(group)]),
]);

for (const [name, lines] of files) {
  const target = `${folder}/${name}`;
  const wanted = [header, ...lines, ""].join("\n");
  if (!process.argv.includes("--check")) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, wanted);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== wanted) {
    console.error(`${target} is out of date: npm run generate`);
    process.exit(1);
  }
}
