import { setting } from "../../platform/config.ts";
import { headObject, writeObject } from "../../platform/files/storage.ts";
import type { Content, FiscalDocument } from "../document.ts";
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

/** The bytes of its current file for the exchange, always the same of the same document. */
export function xmlOf({ content, transmissions }: FiscalDocument): Uint8Array {
  const transmission = transmissions.at(-1);
  if (!transmission) throw new Error("A document has a file for the exchange");
  return Buffer.from(writeXml(content, transmission), "utf8");
}

/**
 * Keeps the PDF and the XML of a document where they aren't yet: both are drawn of the same snapshot, whoever does it and when. `anew`: the
 * snapshot is another, of what was refused and put right.
 */
export async function renderDocument(document: FiscalDocument, { anew = false } = {}): Promise<void> {
  const bucket = setting("PRIVATE_BUCKET");
  const sentKey = sentKeys(document).at(-1) ?? "";
  if (anew || !(await headObject(bucket, pdfKey(document))))
    await writeObject(bucket, pdfKey(document), await drawDocument(document.content), "application/pdf");
  if (await headObject(bucket, sentKey)) return;
  const xml = xmlOf(document);
  await writeObject(bucket, xmlKey(document), xml, "application/xml");
  await writeObject(bucket, sentKey, xml, "application/xml");
}
