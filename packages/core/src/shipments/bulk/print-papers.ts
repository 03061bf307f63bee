import { drawPapers, type Paper } from "../../platform/pdf/pdf.ts";
import { Problem } from "../../platform/problems.ts";
import { labelsPaper } from "../labels/draw-labels.ts";
import { transportPaper } from "../papers/draw-transport-document.ts";
import { labelledOf, listedNow } from "../papers/paper-files.ts";
import { documentsFor } from "../papers/stored-document.ts";
import { standingOf } from "../papers/transport-document.ts";
import type { PaperKind } from "./paper-kinds.ts";

/** Labels of one file at most: so many are still an answer of a few megabytes. */
const mostLabels = 500;

/** The document that stands for a shipment as it travels; nothing where none was issued. */
async function documentOf(shipmentId: string): Promise<Paper[]> {
  const document = standingOf(await documentsFor(shipmentId));
  return document ? [transportPaper(await listedNow(document), "travelling")] : [];
}

/**
 * The papers of several shipments in one file, shipment by shipment: the document, then its labels. A shipment without a document has none in it. Each paper keeps its format, its pages' numbers and, of
 * a reseller's goods, that nothing names the house. Problems: not-found of a shipment and where nothing is to be printed, limit-reached beyond 500 labels.
 */
export async function papersPdf(ids: readonly string[], kinds: readonly PaperKind[]): Promise<Uint8Array> {
  const papers: Paper[] = [];
  let labels = 0;
  // One after the other: who gets codes for their labels the first time takes them from one counter.
  for (const id of new Set(ids)) {
    if (kinds.includes("documents")) papers.push(...(await documentOf(id)));
    if (!kinds.includes("labels")) continue;
    const labelled = await labelledOf(id, mostLabels - labels);
    labels += labelled.codes.length;
    papers.push(labelsPaper(labelled));
  }
  const [first] = papers;
  if (!first) throw new Problem("not-found");
  const isAnothers = papers.some(({ style }) => style.anonymous);
  const { anonymous: _, ...style } = first.style;
  return drawPapers({ ...style, title: "DDT", ...(isAnothers && { anonymous: true as const }) }, papers);
}
