import type { FiscalDocument } from "../document.ts";
import { documentMachine } from "../document-machine.ts";
import { keptXmlOf } from "../issue/renderings.ts";
import { loadDocument } from "../load-document.ts";
import { sendFile, takenAs } from "./client.ts";
import { writeDocument } from "./write-document.ts";

/**
 * Hands a document's file over to the exchange, once: it is `sending` before it goes, and whoever finds it so, after a crash or at the
 * same moment, asks the exchange first whether it has the file. What has left before changes nothing.
 */
export async function handOver(documentId: string, now: Date): Promise<void> {
  const document = await loadDocument(documentId);
  if (document.state !== "generated" && document.state !== "sending") return;
  const xml = await keptXmlOf(document);
  const transmission = document.transmissions.at(-1);
  if (!transmission) return;
  const { fileName } = transmission;
  const resumed = document.state === "sending";
  const sending = resumed
    ? document
    : await writeDocument(document, documentMachine.after(document, "hand-over", "system"), now);
  const known = resumed ? await takenAs(fileName) : undefined;
  const exchangeId = known ?? (await sendFile(fileName, xml));
  await writeDocument(sending, taken(sending, fileName, exchangeId), now);
}

function taken(document: FiscalDocument, fileName: string, exchangeId: string): FiscalDocument {
  const transmissions = document.transmissions.map((one) => (one.fileName === fileName ? { ...one, exchangeId } : one));
  return { ...documentMachine.after(document, "taken", "system"), transmissions };
}
