import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demandDataForm } from "./data-form.ts";
import { LocalError } from "./local-error.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-form-"));
});
afterEach(() => rm(folder, { recursive: true }));

const demand = () => demandDataForm(folder, join(folder, "table"));
const marked = () => readFile(join(folder, "data-form"), "utf8");

it("marks a folder before it has a table, and takes it from then on", async () => {
  await demand();
  const mark = await marked();
  await writeFile(join(folder, "table"), "");
  await demand();
  expect(await marked()).toBe(mark);
});

it("marks a folder without a table anew, whatever it was marked with", async () => {
  await writeFile(join(folder, "data-form"), "an older one");
  await demand();
  expect(await marked()).not.toBe("an older one");
});

it("refuses a table without a mark, and one of another form, and leaves them alone", async () => {
  await writeFile(join(folder, "table"), "");
  await expect(demand()).rejects.toThrow(LocalError);
  await writeFile(join(folder, "data-form"), "0");
  await expect(demand()).rejects.toThrow("npm start -- --fresh");
  expect(await marked()).toBe("0");
});
