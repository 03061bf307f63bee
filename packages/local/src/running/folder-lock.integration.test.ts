import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const lockModule = fileURLToPath(new URL("./folder-lock.ts", import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-lock-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the folder until it is killed. */
async function holder() {
  const code = `
    import { lockFolder } from ${JSON.stringify(lockModule)};
    globalThis.unlock = await lockFolder(${JSON.stringify(folder)}, "a test");
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { child, ended };
}

it("is refused while another process holds the folder, and had once that was killed", async () => {
  const { child, ended } = await holder();
  await expect(lockFolder(folder, "here")).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid} (a test): stop it first, or set DATA_FOLDER to another folder.`,
  );
  child.kill("SIGKILL");
  await ended;
  (await lockFolder(folder, "here"))();
});

it("waits for a lock whose holder has ended, and goes on once it is free", async () => {
  const { child, ended } = await holder();
  // Who stands in the file has ended; its lock is still there, as while a killed process gives its memory back.
  const over = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await new Promise((resolve) => over.once("exit", resolve));
  await writeFile(`${folder}/lock.json`, JSON.stringify({ pid: over.pid, at: "over" }));
  const waiting = lockFolder(folder, "here");
  child.kill("SIGKILL");
  const unlock = await waiting;
  expect(unlock).toBeTypeOf("function");
  unlock();
  await ended;
});
