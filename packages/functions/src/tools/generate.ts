import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { contractFiles } from "./contract-files.ts";
import { iconFiles } from "./icon-files.ts";
import { machinesPage } from "./machines.ts";

/**
 * `npm run generate`: writes the files that follow from elsewhere, the web's and the page of the state machines, and removes those of the web that no
 * longer follow from anything.
 * With --check it only compares.
 */
const wanted = new Map([...contractFiles, ...(await iconFiles()), ["docs/state-machines.md", machinesPage()] as const]);
const targets = new Set(wanted.keys());
for await (const standing of glob("packages/web/src/{api,ui}/**/*.gen.ts")) targets.add(standing);

for (const target of targets) {
  const content = wanted.get(target);
  if (process.argv.includes("--check")) {
    if ((await readFile(target, "utf8").catch(() => undefined)) === content) continue;
    console.error(`${target} is out of date: npm run generate`);
    process.exit(1);
  }
  await mkdir(dirname(target), { recursive: true });
  await (content === undefined ? rm(target) : writeFile(target, content));
}
