import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let key: string;

beforeAll(async () => {
  cloud = await startTestCloud();
  const owner = await new Caller(cloud.url).login("premium@solvia.example");
  const scopes = ["prices", "stock", "orders", "webhooks"];
  const wish = { password, name: "Guides", mode: "test", scopes };
  key = ((await owner.call("POST", "/dropshipping/keys", wish)).body as { key: string }).key;
});
afterAll(() => cloud.stop());

/** All that a page has in one language, as it is printed. */
const printed = (page: string, language: string): string =>
  [...readFileSync(`docs/api/${page}.md`, "utf8").matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, of]) => of === language)
    .map(([, , code = ""]) => code)
    .join("\n");

// With the packages that the code names.
const folder = mkdtempSync(join(tmpdir(), "guides-"));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

/** Runs it in a folder of its own with the shop's address and a key; what it said so far, and how it ended. */
function run(command: string, args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, SHOP: cloud.url, KEY: key, ...more } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { said: () => said, ended, end: () => child.kill() };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it("the guide with curl goes from a key to a delivered order, as it is printed", async () => {
  const { ended, said } = run("bash", ["-euo", "pipefail", "-c", printed("guide-curl", "sh")]);
  expect([await ended, said()]).toEqual([0, expect.stringContaining("delivered")]);
});

it("so does the guide in TypeScript", async () => {
  writeFileSync(`${folder}/guide.mts`, printed("guide-typescript", "ts"));
  const { ended, said } = run(process.execPath, ["guide.mts"]);
  expect([await ended, said()]).toEqual([0, expect.stringMatching(/delivered TRIAL-/)]);
});

it("the sample shop copies the catalogue, orders, and hears by its webhook that the goods have left", async () => {
  writeFileSync(`${folder}/shop.mts`, printed("sample-shop", "ts"));
  const port = await freePort();
  const shop = run(process.execPath, ["shop.mts"], { PORT: String(port), RECEIVER: `http://127.0.0.1:${port}/hook` });
  try {
    await vi.waitFor(() => expect(shop.said()).toMatch(/shipment\.sent Maria Bianchi TRIAL-/), {
      timeout: 60_000,
      interval: 300,
    });
    expect(shop.said()).toMatch(/in the catalogue: \d{2,}/);
  } finally {
    shop.end();
  }
});

it("its document is there for anyone, cached, and unchanged for who has it", async () => {
  const path = `${cloud.url}/api/reseller/v1/openapi.json`;
  const first = await fetch(path);
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  expect(first.headers.get("content-type")).toContain("application/json");
  expect(await first.json()).toMatchObject({ openapi: "3.1.0", info: { title: "Solvia reseller API" } });
  const again = await fetch(path, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
