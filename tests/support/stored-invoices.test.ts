import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { schemaIsThere } from "./fattura.ts";
import { demandValidInvoices } from "./stored-invoices.ts";

it.runIf(schemaIsThere)("refuses what the official schema refuses, of what was issued alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "invoices-"));
  const bucket = join(folder, "objects", "buckets", "private", "objects", "orders", "O1");
  const put = async (name: string): Promise<void> => {
    await mkdir(join(bucket, name, ".."), { recursive: true });
    await writeFile(join(bucket, name), "<nothing/>");
  };
  await put("other.xml.data");
  await expect(demandValidInvoices(folder)).resolves.toBeUndefined();
  await put("issued/D1/document.xml.data");
  await expect(demandValidInvoices(folder)).rejects.toThrow("document.xml");
  await rm(folder, { recursive: true });
});
