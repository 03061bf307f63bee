import { quotationsTexts } from "@solvia/texts/quotations";
import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { headObject, writeObject } from "../../platform/files/storage.ts";
import type { QuotationVersion } from "../quotation.ts";
import { drawQuotation } from "./draw-quotation.ts";

const contentType = "application/pdf";

/** A version's PDF: of what was frozen, in its customer's language. */
export const pdfOf = async (version: QuotationVersion): Promise<Uint8Array> =>
  drawQuotation(version, await quotationsTexts.in(version.customer.language));

/** For its customer and the desk, or for whoever holds its link: that one names less. */
type Reader = "customer" | "link";

type Drawn = Pick<QuotationVersion, "quotationId" | "version" | "hash">;
const keyOf = ({ quotationId, version, hash }: Drawn, reader: Reader): string =>
  `quotations/${quotationId}/${version}-${hash}${reader === "link" ? "-link" : ""}.pdf`;

/** Where a version's PDFs lie, drawn or not. */
export const pdfKeys = (version: Drawn): string[] => [keyOf(version, "customer"), keyOf(version, "link")];

/** A short-lived address of a version's PDF: drawn when it is first asked for, and kept, since it never changes. */
export async function quotationPdfUrl(version: QuotationVersion, reader: Reader = "customer"): Promise<string> {
  const { number, version: n } = version;
  const bucket = setting("PRIVATE_BUCKET");
  const key = keyOf(version, reader);
  if (!(await headObject(bucket, key))) await writeObject(bucket, key, await pdfOf(version), contentType);
  return downloadUrl({ key, fileName: `${number}-${n}.pdf`, contentType });
}
