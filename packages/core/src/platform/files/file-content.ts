import { imageSize } from "image-size";
import { reachesItsEnd } from "./jpeg-markers.ts";
import { hasAllPixels } from "./png-pixels.ts";
import { hasAllChunks } from "./webp-chunks.ts";

/** Larger pictures take more memory to open than a worker has (four bytes a pixel). */
const mostPixels = 50_000_000;
const longestSide = 12_000;

const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  "image/png": (bytes) => begins(bytes, "\u0089PNG\r\n\u001a\n"),
  "image/jpeg": reachesItsEnd,
  "image/webp": hasAllChunks,
  "application/pdf": (bytes) => latin(bytes, 1024).includes("%PDF-"),
  "video/mp4": isMp4,
  "audio/mp4": isMp4,
  "video/webm": (bytes) => begins(bytes, "\u001aE\u00df\u00a3"),
  "audio/mpeg": (bytes) => begins(bytes, "ID3") || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  "application/pkcs7-mime": isSignedEnvelope,
  "application/xml": isXml,
  "text/xml": isXml,
};

const latin = (bytes: Buffer, length: number): string => bytes.subarray(0, length).toString("latin1");
const begins = (bytes: Buffer, text: string): boolean => latin(bytes, text.length) === text;

/** A file of the ISO base media format begins with its kind. */
function isMp4(bytes: Buffer): boolean {
  return bytes.subarray(4, 8).toString("latin1") === "ftyp";
}

/** XML that declares no document type: what such a declaration names would be read in by who opens the file. */
function isXml(bytes: Buffer): boolean {
  const text = bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf16le" : "utf8").replace(/^\uFEFF/, "");
  return text.trimStart().startsWith("<") && !/<!(DOCTYPE|ENTITY)/i.test(text);
}

/** The object identifier of signed data (RFC 5652) in DER: 1.2.840.113549.1.7.2. */
const signedData = Buffer.from("06092a864886f70d010702", "hex");

/** A CAdES envelope (.p7m), in DER or as base64 with or without its PEM lines. */
function isSignedEnvelope(bytes: Buffer): boolean {
  const text = latin(bytes, 200).replace(/^-+BEGIN [^-]+-+/, "");
  const decoded = bytes[0] === 0x30 ? bytes : Buffer.from(text.replaceAll(/\s/g, ""), "base64");
  return decoded[0] === 0x30 && decoded.subarray(0, 40).includes(signedData);
}

function opens(bytes: Buffer): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return Math.min(width, height) > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels;
  } catch {
    return false;
  }
}

/**
 * Whether bytes are, from their beginning to their end, what their content type says, as far as can be told without
 * opening them; a picture also has to have a size that can be opened: at most 12,000 pixels a side and 50 megapixels. A PNG has
 * all its pixels, a JPEG its own end, a WebP all its chunks, not filled up with noughts; a part that was put together
 * falsely within them only a decoder can tell.
 * Content types that are not known here pass: whoever reads such a file judges it.
 */
export async function isWhatItSays(bytes: Uint8Array, contentType: string): Promise<boolean> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const judge = kinds[contentType];
  if (!judge) return true;
  if (!judge(buffer)) return false;
  if (!contentType.startsWith("image/")) return true;
  return opens(buffer) && (contentType !== "image/png" || (await hasAllPixels(buffer)));
}
