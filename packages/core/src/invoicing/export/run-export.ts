import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { writeCsv, writeXlsx, zipped, type ArchivePart } from "../../import-export/index.ts";
import { setting } from "../../platform/config.ts";
import { readObject, writeFileAsObject } from "../../platform/files/storage.ts";
import { Problem } from "../../platform/problems.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { instant, type CivilDate } from "../../platform/time.ts";
import type { FiscalDocument } from "../document.ts";
import { documentsOfMonth, FiscalDocumentEntity } from "../document.table.ts";
import { pdfKey, pdfName, renderDocument, xmlKey } from "../issue/renderings.ts";
import type { DocumentExport } from "./export-job.ts";
import { DocumentExportEntity } from "./export-job.table.ts";
import { inRegisterOrder, registerOf } from "./register.ts";
import { archiveKey, documentExport } from "./start-export.ts";

/** So many documents at most: a worker has a quarter of an hour, and takes some 50 ms for each. */
const most = 5000;
const progressStep = 50;

/** The months of a period, "2026-11". */
function* monthsOf(from: CivilDate, to: CivilDate): Generator<string> {
  let [year = 0, month = 0] = from.split("-").map(Number);
  for (;;) {
    const one = `${year}-${String(month).padStart(2, "0")}`;
    if (one > to.slice(0, 7)) return;
    yield one;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** The documents dated in a period, by series and number. Problem: limit-reached. */
async function documentsOf({ from, to }: Pick<DocumentExport, "from" | "to">): Promise<FiscalDocument[]> {
  const found: FiscalDocument[] = [];
  for (const month of monthsOf(from, to)) {
    for await (const document of rowsOfShards(documentsOfMonth(month), FiscalDocumentEntity)) {
      const { date } = document.content;
      if (date >= from && date <= to) found.push(document);
      if (found.length > most) throw new Problem("limit-reached", { maximum: most });
    }
  }
  return inRegisterOrder(found);
}

/** A document's file; drawn where a crash left it out. */
async function fileOf(document: FiscalDocument, key: string): Promise<Uint8Array> {
  const bucket = setting("PRIVATE_BUCKET");
  const kept = (await readObject(bucket, key)) ?? (await renderDocument(document), await readObject(bucket, key));
  if (!kept) throw new Error(`The file ${key} isn't there`);
  return kept.bytes;
}

async function* partsOf(
  documents: readonly FiscalDocument[],
  register: { name: string; bytes: Uint8Array },
  onProgress: (done: number) => Promise<void>,
): AsyncGenerator<ArchivePart> {
  yield register;
  for (const [index, document] of documents.entries()) {
    const { content, transmissions } = document;
    const fileName = transmissions.at(-1)?.fileName ?? `${document.id}.xml`;
    yield { name: `xml/${fileName}`, bytes: await fileOf(document, xmlKey(document)) };
    yield { name: `pdf/${pdfName(content)}`, bytes: await fileOf(document, pdfKey(document)) };
    await onProgress(index + 1);
  }
}

/** Makes an export's archive: the register, and of each document the exchange's file and the PDF. A second time changes nothing. */
export async function runDocumentExport(jobId: string, now: Date): Promise<void> {
  const job = await documentExport(jobId, now);
  if (job.state === "done" || job.state === "failed") return;
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  try {
    const documents = await documentsOf(job);
    const total = documents.length;
    await change(job, { state: "running", done: 0, total });
    const register = join(folder, `register.${job.format}`);
    await (job.format === "csv" ? writeCsv : writeXlsx)(registerOf(documents), register);
    const first = { name: `registro-${job.from}-${job.to}.${job.format}`, bytes: await readFile(register) };
    const archive = join(folder, "archive.zip");
    const parts = partsOf(documents, first, async (done) => {
      if (done % progressStep === 0) await change(job, { done });
    });
    await pipeline(Readable.from(zipped(parts), { objectMode: false }), createWriteStream(archive));
    await writeFileAsObject(setting("PRIVATE_BUCKET"), archiveKey(job), archive, "application/zip");
    await change(job, { state: "done", done: total, finishedOn: instant(now) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await giveUpDocumentExport(jobId, now, error.code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says that an export will not come: its last try has failed, or the period holds too many documents. */
export const giveUpDocumentExport = (jobId: string, now: Date, problem = "unexpected-error") =>
  change({ id: jobId }, { state: "failed", problem, finishedOn: instant(now) });

async function change({ id }: Pick<DocumentExport, "id">, fields: Partial<DocumentExport>): Promise<void> {
  await DocumentExportEntity.build(UpdateItemCommand)
    .item({ ...fields, id })
    .options({ condition: { attr: "id", exists: true } })
    .send();
}
