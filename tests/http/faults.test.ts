import { readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isAlive } from "@solvia/local/running/is-alive";
import { runningServices } from "@solvia/local/database/stores";
import { Caller } from "../support/cloud.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";
import { copySeeded } from "../support/seeded-folder.ts";

let folder: string;
let cloud: Started;
beforeAll(async () => {
  folder = await emptyFolder();
  await copySeeded(folder);
  cloud = await startProcess(folder, {}, ["npm", "start"]);
  await ready(cloud);
});
afterAll(async () => {
  await killAll(cloud);
  await rm(folder, { recursive: true, force: true });
});

const health = () => fetch(`${cloud.url}/api/health`);
const databasePid = async () => Number(await readFile(`${folder}/table.sqlite.pid`, "utf8"));

const bad: readonly (readonly [what: string, bytes: string])[] = [
  [
    "another service's body",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 31\r\n\r\nAction=ReceiveMessage&QueueUrl=x",
  ],
  ["no JSON", "POST /v2/reverse-geocode HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nnull"],
  ["an address that is none", "GET // HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["percent signs that are no UTF-8", "GET /chat/@connections/%ff HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["no HTTP", "\u0000\u0016\u0003 hello\r\n\r\n"],
  ["half a body", "POST /v1/customers HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf"],
  ["a handshake that is none", "GET // HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"],
];

/** Sends bytes, waits for an answer or half a second, and hangs up without a word. */
const send = (port: number, bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const hangUp = setTimeout(() => socket.resetAndDestroy(), 500);
    socket.on("data", () => socket.resetAndDestroy());
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(hangUp);
      resolve();
    });
  });

it("outlives whatever is sent to any of its ports", async () => {
  const services = await runningServices(folder);
  expect(Object.keys(services).length).toBeGreaterThan(8);
  for (const [name, url] of Object.entries(services)) {
    await Promise.all(bad.map(([, bytes]) => send(Number(new URL(url).port), bytes)));
    expect([name, (await health()).status]).toEqual([name, 200]);
    await expect(fetch(url)).resolves.toBeDefined();
  }
  expect(cloud.child.exitCode).toBeNull();
});

it("is not disturbed by a second start on its folder, which says who holds it", async () => {
  const pid = await databasePid();
  const second = await startProcess(folder);
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toMatch(
    /^The data folder \S+ is in use by process \d+ \(\S+\): stop it first, or set DATA_FOLDER to another folder\.$/,
  );
  expect(second.output()).toContain(`${folder} is in use`);
  expect(second.output()).toContain(cloud.url);
  expect(await databasePid()).toBe(pid);
  expect((await health()).status).toBe(200);
});

it("says 503 while its database doesn't answer, and ok again when it does", async () => {
  const pid = await databasePid();
  process.kill(pid, "SIGSTOP");
  await expect.poll(async () => (await health()).status).toBe(503);
  const said = (await (await health()).json()) as { code: string };
  expect(said.code).toBe("service-unavailable");
  process.kill(pid, "SIGCONT");
  await expect.poll(async () => (await health()).status).toBe(200);
});

it("begins its database again when that is killed, and loses no work", async () => {
  const caller = await new Caller(cloud.url).login("cliente@solvia.example");
  const pid = await databasePid();
  process.kill(pid, "SIGKILL");
  const answers = await Promise.all(Array.from({ length: 20 }, () => caller.call("GET", "/orders")));
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(databasePid).not.toBe(pid);
  await expect.poll(async () => (await caller.call("GET", "/orders")).status).toBe(200);
  expect((await health()).status).toBe(200);
  const page = await (await fetch(`${cloud.url}/_local`)).text();
  expect(page).not.toContain("/redrive");
});

it("ends whole when npm is told to end", async () => {
  const pid = await databasePid();
  const services = await runningServices(folder);
  cloud.child.kill("SIGTERM");
  await cloud.ended;
  await expect
    .poll(() =>
      health().then(
        () => "answers",
        () => "ended",
      ),
    )
    .toBe("ended");
  await expect.poll(() => isAlive(pid)).toBe(false);
  for (const url of Object.values(services))
    await expect
      .poll(() =>
        fetch(url).then(
          () => "answers",
          () => "ended",
        ),
      )
      .toBe("ended");
});
