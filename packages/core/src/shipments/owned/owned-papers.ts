import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ownedPapersTexts } from "@solvia/texts/owned-papers";
import { writeCsv, zipped, type ArchivePart } from "../../import-export/index.ts";
import { shipmentsOf, type Order } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { downloadUrl, sanitisedFileName } from "../../platform/files/downloads.ts";
import { readObject, writeFileAsObject } from "../../platform/files/storage.ts";
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

/** Serials as a spreadsheet opens them: texts, never figures. */
async function serialsCsv(order: Order, products: readonly Described[], folder: string): Promise<Uint8Array> {
  const paper = await ownedPapersTexts.in(order.customer.language);
  const path = join(folder, "serials.csv");
  const rows = products.flatMap(({ brand, name, productCode, serials }) =>
    serials.map((code) => [brand, name, productCode, code]),
  );
  await writeCsv({ columns: [paper.brand, paper.model, paper.code, paper.serial], rows }, path);
  return readFile(path);
}

/** The files of the shipped models' documents, each once; those that lie elsewhere, or are gone, by their address. */
async function* documentsOf(products: readonly Described[]): AsyncGenerator<ArchivePart> {
  const ours = `${setting("PUBLIC_FILES_URL")}/`;
  const seen = new Set<string>();
  const elsewhere: string[] = [];
  for (const { productCode, documents } of products) {
    for (const { name, url } of documents) {
      if (seen.has(url)) continue;
      seen.add(url);
      const key = url.startsWith(ours) ? url.slice(ours.length) : undefined;
      const stored = key === undefined ? undefined : await readObject(setting("PUBLIC_BUCKET"), key);
      const end = /\.\w{1,5}$/.exec(url)?.[0] ?? ".pdf";
      const file = `${seen.size}_${name.replace(/\.pdf$/i, "")}`;
      if (stored)
        yield { name: `${sanitisedFileName(productCode)}/${sanitisedFileName(file)}${end}`, bytes: stored.bytes };
      else elsewhere.push(`${productCode} ${name}: ${url}\r\n`);
    }
  }
  if (elsewhere.length > 0) yield { name: "links.txt", text: elsewhere };
}

async function* partsOf(order: Order, products: readonly Described[], folder: string): AsyncGenerator<ArchivePart> {
  yield { name: "warranty.pdf", bytes: await drawWarrantyCard(order, products) };
  if (products.some(({ serials }) => serials.length > 0)) {
    yield { name: "serials.csv", bytes: await serialsCsv(order, products, folder) };
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
