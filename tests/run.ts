import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareSeeded } from "./support/seeded-folder.ts";

type Step = readonly [name: string, ...command: string[]];

/**
 * `npm test`: every check in the order of what fails fastest. Stops at the first that fails, prints how long each
 * took, with the slowest files of each suite, what was flaky, and where the pictures of failures are.
 */
const steps: readonly Step[] = [
  ["generated files", "npm", "run", "--silent", "generate", "--", "--check"],
  ["types", "npm", "run", "--silent", "types"],
  ["lint, format, boundaries", "npm", "run", "--silent", "lint"],
  ["dead code", "npm", "run", "--silent", "dead-code"],
  ["unit", "npx", "vitest", "run", "--project", "unit"],
  ["integration", "npm", "run", "--silent", "integration"],
  ["web build", "npm", "run", "--silent", "build", "-w", "@solvia/web"],
  ["http", "npm", "run", "--silent", "http"],
  ["browser", "npx", "vitest", "run", "--project", "browser"],
];

/** Shares nothing with the suites, and half of its time it can use one processor alone. Told when they are done. */
const beside: Step = ["infrastructure", "npx", "vitest", "run", "--project", "infrastructure"];
/** It begins with the first suite: a fault that is found before is told sooner without it. */
const besideFrom = "unit";

const timings: string[] = [];
const details: string[] = [];

interface Running {
  child: ChildProcess;
  /** Whether it passed; its notes and its time are then among those told at the end. */
  ended: Promise<boolean>;
}

function begin([name, command = "", ...rest]: Step, isBeside = false): Running {
  const notes = join(tmpdir(), `solvia-notes-${process.pid}-${name.replaceAll(/\W/g, "-")}`);
  const started = performance.now();
  let output = "";
  const child = spawn(command, rest, {
    // In a group of its own what runs beside can be ended with all that it has started.
    detached: isBeside,
    stdio: isBeside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, RUN_NOTES: notes },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  const ended = status.then((code) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
    timings.push(`${seconds} s  ${name}${isBeside ? " (beside the others)" : ""}`);
    if (isBeside) console.log(`\n── ${name}\n${output}`);
    if (existsSync(notes)) {
      details.push(`── ${name}${readFileSync(notes, "utf8")}`);
      rmSync(notes);
    }
    return code === 0;
  });
  return { child, ended };
}

function beginBeside(): Running {
  const running = begin(beside, true);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      end(running);
      process.exit(1);
    });
  return running;
}

function end({ child: { pid, exitCode } }: Running): void {
  if (pid && exitCode === null) process.kill(-pid);
}

/** The name of the step that failed. */
async function runAll(): Promise<string | undefined> {
  let other: Running | undefined;
  for (const step of steps) {
    const [name] = step;
    console.log(`\n── ${name}`);
    if (name === besideFrom) other = beginBeside();
    if (await begin(step).ended) continue;
    if (other) end(other);
    return name;
  }
  if (other && !(await other.ended)) return beside[0];
  return undefined;
}

const dropSeeded = await shareSeeded();
const started = performance.now();
const failed = await runAll();
await dropSeeded();
const whole = `${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  in all`;
const told = [...details, ...timings, whole].join("\n");
if (failed) {
  console.error(`\n${told}\n\n${failed} failed`);
  process.exit(1);
}
console.log(`\n${told}`);
