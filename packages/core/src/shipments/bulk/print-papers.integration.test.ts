import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { pdfText } from "../../../../../tests/support/pdf-text.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { labelsPdf, transportDocumentPdf } from "../papers/paper-files.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { setShipmentReady } from "../send-shipment.ts";
import { paperKinds } from "./paper-kinds.ts";
import { papersPdf } from "./print-papers.ts";

useDatabase();
useObjectStorage();

async function ready(): Promise<string> {
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  return id;
}

/** Widths and heights of a file's pages, in points. */
const pagesOf = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`);

it("prints the papers of several shipments as one file: each with its own pages, a label on a label's page", async () => {
  const [one, two, undocumented] = [await ready(), await ready(), await ready()];
  const numbers: (string | undefined)[] = [];
  for (const id of [one, two]) numbers.push((await issueTransportDocument(id, {}, now)).transportDocument?.number);
  const all = await papersPdf([one, two, undocumented, one], paperKinds);
  const alone = await Promise.all([
    transportDocumentPdf(one, "travelling"),
    labelsPdf(one),
    transportDocumentPdf(two, "travelling"),
    labelsPdf(two),
    labelsPdf(undocumented),
  ]);
  expect(pagesOf(all)).toEqual(alone.flatMap(pagesOf));
  const text = await pdfText(all);
  for (const number of numbers) expect(text).toContain((number ?? "-").replaceAll(" ", ""));
  // Printed again its labels are the same: what each paper says alone stands in the file.
  for (const paper of alone) expect(text).toContain(await pdfText(paper));
  const documents = await papersPdf([one, undocumented], ["documents"]);
  expect(pagesOf(documents)).toEqual(pagesOf(alone[0] ?? all));
  await expect(papersPdf([undocumented], ["documents"])).rejects.toMatchObject({ code: "not-found" });
  await expect(papersPdf(["nobody"], ["labels"])).rejects.toMatchObject({ code: "not-found" });
});
