import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { keptAssets } from "./kept-assets.ts";

it("answers a file packed as it is asked for, from memory once it was read, and nothing where there is none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const path = join(folder, "app-1a2b.js");
  const content = "const sun = true;".repeat(100);
  const assets = keptAssets();
  expect(await assets(path)).toBeUndefined();
  expect(await assets(folder)).toBeUndefined();
  await writeFile(path, content);
  const asset = await assets(path);
  const packed = await asset?.("br");
  expect(brotliDecompressSync(packed!).toString()).toBe(content);
  expect(gunzipSync((await asset?.("gzip"))!).toString()).toBe(content);
  expect((await asset?.(undefined))?.toString()).toBe(content);
  await rm(folder, { recursive: true });
  expect(await (await assets(path))?.("br")).toBe(packed);
});

it("looks anew for a file that went before it was read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const path = join(folder, "app-1a2b.js");
  const assets = keptAssets();
  await writeFile(path, "old");
  const asset = await assets(path);
  await rm(path);
  await expect(asset?.("br")).rejects.toThrow("ENOENT");
  await writeFile(path, "new");
  expect((await (await assets(path))?.(undefined))?.toString()).toBe("new");
  await rm(folder, { recursive: true });
});
