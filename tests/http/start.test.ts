import { createServer } from "node:net";
import { existsSync } from "node:fs";
import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { afterAll, expect, it, vi } from "vitest";
import { isAlive } from "@solvia/local/running/is-alive";
import { lockFolder } from "@solvia/local/running/folder-lock";
import { freePort } from "@solvia/local/gateways/ports";
import { mails } from "../support/cloud.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";
import { copySeeded } from "../support/seeded-folder.ts";

const folders: string[] = [];
const folder = async (): Promise<string> => {
  const made = await emptyFolder();
  folders.push(made);
  return made;
};
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))));

const lines = (output: string): string[] => output.trim().split("\n");

it("prints the address, the mailbox and a login for each role, and Ctrl-C stops it cleanly", async () => {
  const data = await folder();
  await copySeeded(data);
  const started = await startProcess(data);
  await ready(started);
  expect(started.output()).toContain(started.url);
  expect(started.output()).toContain(`${started.url}/_local`);
  for (const who of [
    "cliente",
    "premium",
    "rivenditore",
    "installatore",
    "commerciante",
    "agente",
    "magazzino",
    "admin",
  ]) {
    expect(started.output()).toContain(`${who}@solvia.example`);
  }
  expect((await fetch(`${started.url}/api/health`)).status).toBe(200);
  expect(await (await fetch(`${started.url}/openapi.json`)).json()).toMatchObject({ openapi: "3.1.0" });
  await worksBehind(started);
  // A terminal tells all of the group at once.
  process.kill(-started.child.pid!, "SIGINT");
  expect(await started.ended).toBe(0);
  expect(started.output().match(/Stopping/g)).toHaveLength(1);
  expect(started.output()).not.toContain("it is started again");
  await expect(fetch(`${started.url}/api/health`)).rejects.toThrow("fetch failed");
});

/** The threads beside the requests do what they are for: stream, queue and worker bring a mail, a schedule runs by hand. */
async function worksBehind({ url, output }: Started): Promise<void> {
  const mailbox = /Mailbox\s+(\S+)/.exec(output())?.[1] ?? "";
  const headers = { origin: url, "content-type": "application/json" };
  const body = JSON.stringify({ email: "cliente@solvia.example" });
  expect((await fetch(`${url}/api/request-reset-password`, { method: "POST", headers, body })).status).toBe(204);
  await vi.waitFor(
    async () => expect((await mails(mailbox)).map(({ to }) => to[0]?.address)).toContain("cliente@solvia.example"),
    { timeout: 90_000 },
  );
  const run = await fetch(`${url}/_local/schedules/settle-refunds/run`, {
    method: "POST",
    headers,
    redirect: "manual",
  });
  expect(run.headers.get("location")).toBe(`/_local?notice=settle-refunds+ran`);
  expect(await (await fetch(`${url}/_local`)).text()).toContain("settle-refunds");
}

const pidIn = async (file: string): Promise<number> => Number(/\d+/.exec(await readFile(file, "utf8"))?.[0]);

it.each([
  ["a SIGTERM to npm alone", (npm: number) => process.kill(npm, "SIGTERM")],
  ["Ctrl-C in its terminal", (npm: number) => process.kill(-npm, "SIGINT")],
])("%s while it still starts ends all of it, in order, and frees the folder", async (_, tell) => {
  const data = await folder();
  const started = await startProcess(data, {}, ["npm", "start"]);
  const npm = started.child.pid!;
  try {
    const pids = await vi.waitFor(
      async () => {
        const known = [await pidIn(`${data}/lock.json`), await pidIn(`${data}/table.sqlite.pid`)];
        expect(known.map(isAlive)).toEqual([true, true]);
        return known;
      },
      { timeout: 90_000, interval: 20 },
    );
    tell(npm);
    await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]), { timeout: 90_000 });
    await started.ended;
    expect(existsSync(`${data}/table.sqlite.pid`)).toBe(false);
    expect(started.output()).not.toContain("Ctrl-C stops everything");
    expect(started.output()).not.toMatch(/\n\s+at /);
    (await lockFolder(data, "test"))();
  } finally {
    await killAll(started).catch(() => undefined);
  }
});

it.each(["PORT", "MAILBOX_PORT", "CHAT_PORT"])("says a taken %s in one line", async (setting) => {
  const port = await freePort();
  const other = createServer().listen(port);
  const data = await folder();
  const started = await startProcess(data, { [setting]: String(port) });
  expect(await started.ended).toBe(1);
  other.close();
  expect(await readdir(data)).toEqual([]);
  expect(lines(started.output())).toEqual([`Port ${port} is taken: stop what listens there, or set ${setting}.`]);
});

it.each([
  ["PORT", "abc"],
  ["MAILBOX_PORT", "70000"],
  ["CHAT_PORT", "-1"],
])("says in one line that %s=%s is no port, and begins nothing", async (setting, said) => {
  const data = await folder();
  const started = await startProcess(data, { [setting]: said });
  expect(await started.ended).toBe(1);
  expect(await readdir(data)).toEqual([]);
  expect(lines(started.output())).toEqual([`${setting} is ${said}: say a port, a number up to 65535.`]);
});

it("says in one line what to do with data that another version of the product has made", async () => {
  const data = await folder();
  await writeFile(`${data}/table.sqlite`, "");
  const started = await startProcess(data);
  expect(await started.ended).toBe(1);
  expect(lines(started.output())).toEqual([
    `Another version of the product made the data in ${data}: begin again with npm start -- --fresh, or set DATA_FOLDER to another folder.`,
  ]);
});

it("says a data folder that can't be written in one line", async () => {
  const file = `${await folder()}/file`;
  await writeFile(file, "");
  await chmod(file, 0o400);
  for (const place of [`${file}/data`, "/proc/solvia"]) {
    const started = await startProcess(place);
    expect(await started.ended).toBe(1);
    expect(lines(started.output())).toEqual([`The data folder ${place} can't be written: set DATA_FOLDER.`]);
  }
});

it("says who holds a data folder rather than that its port is taken, and a word that it doesn't know", async () => {
  const data = await folder();
  const unlock = await lockFolder(data, "http://localhost:3000");
  const other = await startProcess(data);
  expect(await other.ended).toBe(1);
  unlock();
  expect(lines(other.output())).toEqual([expect.stringContaining(`is in use by process ${process.pid}`)]);
  const unknown = await startProcess(data, { DEMONSTRATION: "some" });
  expect(await unknown.ended).toBe(1);
  expect(lines(unknown.output())).toEqual([expect.stringContaining("DEMONSTRATION is some: say all, or catalogue")]);
});
