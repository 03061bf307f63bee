import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareSeeded } from "./support/seeded-folder.ts";

/**
 * `npm test`: every check in the order of what fails fastest. Stops at the first that fails, prints how long each
 * took, with the slowest files of each suite, what was flaky, and where the pictures of failures are.
 */
const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ["generated files", "npm", "run", "--silent", "generate", "--", "--check"],
  ["types", "npm", "run", "--silent", "types"],
  ["lint, format, boundaries", "npm", "run", "--silent", "lint"],
  ["dead code", "npm", "run", "--silent", "dead-code"],
  ["unit", "npx", "vitest", "run", "--project", "unit"],
  ["integration", "npm", "run", "--silent", "integration"],
  ["web build", "npm", "run", "--silent", "build", "-w", "@solvia/web"],
  ["http", "npm", "run", "--silent", "http"],
  ["browser", "npx", "vitest", "run", "--project", "browser"],
  ["infrastructure", "npx", "vitest", "run", "--project", "infrastructure"],
];

const timings: string[] = [];
const details: string[] = [];
const notes = join(tmpdir(), `solvia-notes-${process.pid}`);

/** What the suite that has just ended notes for the end of the whole run. */
function noted(): string {
  if (!existsSync(notes)) return "";
  const text = readFileSync(notes, "utf8");
  rmSync(notes);
  return text;
}

const dropSeeded = await shareSeeded();
for (const [name, command = "", ...rest] of steps) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, rest, { stdio: "inherit", env: { ...process.env, RUN_NOTES: notes } });
  timings.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  const more = noted();
  if (more) details.push(`── ${name}${more}`);
  if (status !== 0) {
    await dropSeeded();
    console.error(`\n${[...details, ...timings].join("\n")}\n\n${name} failed`);
    process.exit(status ?? 1);
  }
}
await dropSeeded();
console.log(`\n${[...details, ...timings].join("\n")}`);
