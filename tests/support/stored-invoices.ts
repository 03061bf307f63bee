import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sayUnchecked, schemaFaults, schemaIsThere } from "./fattura.ts";

/** Where an invoice's own file ends, as the object store of one machine keeps it beside the exchange's copies. */
const invoiceFile = /\/issued\/.+\.xml\.data$/;

/**
 * Holds every invoice that a test has had issued, whatever it was about, to the exchange's official schema: those in the private bucket of
 * a data folder. Where the schema isn't there, the run says so once.
 */
export async function demandValidInvoices(folder: string): Promise<void> {
  const buckets = join(folder, "objects", "buckets");
  if (!existsSync(buckets)) return;
  const files = (await readdir(buckets, { recursive: true })).filter((name) => invoiceFile.test(name));
  if (files.length === 0) return;
  if (!schemaIsThere) return sayUnchecked();
  const faults: string[] = [];
  for (const file of files) {
    const found = schemaFaults(await readFile(join(buckets, file), "utf8"));
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(["the official schema refuses what was issued:", ...faults].join("\n"));
}
