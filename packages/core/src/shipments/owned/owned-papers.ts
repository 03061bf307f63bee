import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ownedPapersTexts } from "@solvia/texts/owned-papers";
import { writeCsv, writeXlsx, zipped, type ArchivePart } from "../../import-export/index.ts";
import { shipmentsOf, type Order } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { downloadUrl, sanitisedFileName } from "../../platform/files/downloads.ts";
import { writeFileAsObject } from "../../platform/files/storage.ts";
import { newId } from "../../platform/ids.ts";
import { transportDocumentPdf } from "../papers/paper-files.ts";
import { drawSerials, drawWarrantyCard } from "./draw-owned.ts";
import { ownedInOrder, type Described } from "./list-owned.ts";

type Asker = Pick<User, "id" | "companyId" | "memberRole">;

/** The warranty card of what an order has brought. Problem: not-found. */
export async function warrantyCard(user: Asker, orderId: string): Promise<Uint8Array> {
  const { order, products } = await ownedInOrder(user, orderId);
  return drawWarrantyCard(order, products);
}

/** Serials for programs, and as a spreadsheet opens them: it shortens long numbers of a CSV, a workbook's cells are texts. */
async function serialTable(order: Order, products: readonly Described[], path: string): Promise<Uint8Array> {
  const paper = await ownedPapersTexts.in(order.customer.language);
  const rows = products.flatMap(({ brand, name, productCode, serials }) =>
    serials.map((code) => [brand, name, productCode, code]),
  );
  const write = path.endsWith(".xlsx") ? writeXlsx : writeCsv;
  await write({ columns: [paper.brand, paper.model, paper.code, paper.serial], rows }, path);
  return readFile(path);
}

/** Milliseconds that a document may take to come, and bytes that it may have at most: series documents have twenty million. */
const patience = 4000;
const largest = 20_000_000;

/** A document as everybody reads it; undefined where it lies elsewhere than with us, is gone, or doesn't come. */
async function publicFile(url: string): Promise<Uint8Array | undefined> {
  if (!url.startsWith(`${setting("PUBLIC_FILES_URL")}/`)) return undefined;
  try {
    const answer = await fetch(new URL(url, setting("SITE_ORIGIN")), {
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    const bytes = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    return bytes && bytes.length <= largest ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The files of the shipped models' documents, each once; those that can't be had, by their address. */
async function* documentsOf(products: readonly Described[]): AsyncGenerator<ArchivePart> {
  const seen = new Set<string>();
  const elsewhere: string[] = [];
  for (const { productCode, documents } of products) {
    for (const { name, url } of documents) {
      if (seen.has(url)) continue;
      seen.add(url);
      const bytes = await publicFile(url);
      const end = /\.\w{1,5}$/.exec(url)?.[0] ?? ".pdf";
      const file = `${seen.size}_${name.replace(/\.pdf$/i, "")}`;
      if (bytes) yield { name: `${sanitisedFileName(productCode)}/${sanitisedFileName(file)}${end}`, bytes };
      else elsewhere.push(`${productCode} ${name}: ${url}\r\n`);
    }
  }
  if (elsewhere.length > 0) yield { name: "links.txt", text: elsewhere };
}

async function* partsOf(order: Order, products: readonly Described[], folder: string): AsyncGenerator<ArchivePart> {
  yield { name: "warranty.pdf", bytes: await drawWarrantyCard(order, products) };
  if (products.some(({ serials }) => serials.length > 0)) {
    for (const name of ["serials.csv", "serials.xlsx"])
      yield { name, bytes: await serialTable(order, products, join(folder, name)) };
    yield { name: "serials.pdf", bytes: await drawSerials(order, products) };
  }
  for (const { id, transportDocument } of shipmentsOf(order)) {
    if (!transportDocument) continue;
    yield {
      name: `${sanitisedFileName(transportDocument.number)}.pdf`,
      bytes: await transportDocumentPdf(id, "house"),
    };
  }
  yield* documentsOf(products);
}

/**
 * All papers of what an order has brought, in one archive that the store keeps for a day: a short-lived address of it. Problem: not-found.
 */
export async function ownedPapers(user: Asker, orderId: string): Promise<string> {
  const { order, products } = await ownedInOrder(user, orderId);
  const folder = await mkdtemp(join(tmpdir(), "papers-"));
  try {
    const archive = join(folder, "archive.zip");
    const parts = partsOf(order, products, folder);
    await pipeline(Readable.from(zipped(parts), { objectMode: false }), createWriteStream(archive));
    const key = `exports/${newId()}.zip`;
    await writeFileAsObject(setting("PRIVATE_BUCKET"), key, archive, "application/zip");
    const fileName = `${order.number}.zip`;
    return await downloadUrl({ key, fileName, contentType: "application/zip", disposition: "attachment" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
