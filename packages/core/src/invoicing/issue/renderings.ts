import type { Order } from "../../orders/index.ts";
import { setting } from "../../platform/config.ts";
import { headObject, readObject, writeObject } from "../../platform/files/storage.ts";
import type { Content, FiscalDocument } from "../document.ts";
import { findDocument } from "../load-document.ts";
import { drawDocument } from "../paper/draw-document.ts";
import { isCredit } from "../rules/invoiced.ts";
import { writeXml } from "../xml/write-xml.ts";

type Kept = Pick<FiscalDocument, "id" | "orderId">;

const folder = ({ id, orderId }: Kept): string => `orders/${orderId}/issued/${id}`;

export const pdfKey = (document: Kept): string => `${folder(document)}/document.pdf`;

/** The file that last went to the exchange; each that went is kept beside it under its own name. */
export const xmlKey = (document: Kept): string => `${folder(document)}/document.xml`;

const sentKeys = (document: Kept & Pick<FiscalDocument, "transmissions">): string[] =>
  document.transmissions.map(({ fileName }) => `${folder(document)}/${fileName}`);

/** All files that are kept of it. */
export const keysOf = (document: Kept & Pick<FiscalDocument, "transmissions">): string[] => [
  pdfKey(document),
  xmlKey(document),
  ...sentKeys(document),
];

/** What the reader's browser calls it: "fattura-12-2026.pdf". */
export const pdfName = (content: Pick<Content, "type" | "number">): string => `${paperName(content)}.pdf`;
export const xmlName = (content: Pick<Content, "type" | "number">): string => `${paperName(content)}.xml`;

const paperName = ({ type, number }: Pick<Content, "type" | "number">): string =>
  `${isCredit(type) ? "nota-di-credito" : "fattura"}-${number.replace("/", "-")}`;

/** The bytes of its file for the exchange with this copy attached. */
export function xmlWith({ content, transmissions }: FiscalDocument, pdf: Uint8Array): Uint8Array {
  const transmission = transmissions.at(-1);
  if (!transmission) throw new Error("A document has a file for the exchange");
  return Buffer.from(writeXml(content, transmission, { name: pdfName(content), pdf }), "utf8");
}

/** Its current file for the exchange as it is kept, which is drawn where it isn't yet: what is sent is what is kept, byte by byte. */
export async function keptXmlOf(document: FiscalDocument): Promise<Uint8Array> {
  await renderDocument(document);
  const kept = await readObject(setting("PRIVATE_BUCKET"), sentKeys(document).at(-1) ?? "");
  if (!kept) throw new Error("A document that was rendered has its file");
  return kept.bytes;
}

async function keptPdf(bucket: string, document: FiscalDocument, anew: boolean): Promise<Uint8Array> {
  const kept = anew ? undefined : await readObject(bucket, pdfKey(document));
  if (kept) return kept.bytes;
  const drawn = await drawDocument(document.content);
  await writeObject(bucket, pdfKey(document), drawn, "application/pdf");
  return drawn;
}

/**
 * Keeps the PDF and the XML of a document where they aren't yet: both are drawn of the same snapshot, whoever does it and when. `anew`: the
 * snapshot is another, of what was refused and put right.
 */
export async function renderDocument(document: FiscalDocument, { anew = false } = {}): Promise<void> {
  const bucket = setting("PRIVATE_BUCKET");
  const sentKey = sentKeys(document).at(-1) ?? "";
  const isThere = !anew && (await headObject(bucket, pdfKey(document))) && (await headObject(bucket, sentKey));
  if (isThere) return;
  const pdf = await keptPdf(bucket, document, anew);
  if (await headObject(bucket, sentKey)) return;
  const xml = xmlWith(document, pdf);
  await writeObject(bucket, xmlKey(document), xml, "application/xml");
  await writeObject(bucket, sentKey, xml, "application/xml");
}

/** Keeps what isn't there yet of an order's documents: of one whose issue died, or still draws it beside this one. */
export async function renderIssued({ invoices = [] }: Pick<Order, "invoices">): Promise<void> {
  const documents = await Promise.all(invoices.map(({ id }) => findDocument(id)));
  for (const document of documents) if (document) await renderDocument(document);
}
