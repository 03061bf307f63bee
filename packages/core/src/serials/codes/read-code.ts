import { isShortened } from "../../platform/text/typed.ts";
import { cleanCode, type CleanCode } from "./clean-code.ts";
import { namedSerial, readDataFields } from "./data-fields.ts";
import type { Elements } from "./element-names.ts";
import { fromLink, fromPrinted, readElements, separator } from "./element-strings.ts";
import { asGtin, lookalikeOf, type Lookalike } from "./lookalikes.ts";

/** Why a text is no code at all. */
export const unreadableReasons = [
  "empty",
  "too-short",
  "too-long",
  "exponent",
  "foreign-characters",
  "unknown-elements",
  "two-codes",
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** How long a serial is, in characters. */
export const serialLength = { min: 4, max: 40 } as const;

/** What a scanned text says. Codes are texts, whatever they look like: nothing of them is ever a number. */
export interface ReadCode {
  /** In capitals, without what scanners add. */
  text: string;
  unreadable?: UnreadableReason | undefined;
  /** What may be the serial in it, the likeliest first; none where it is certain that it has none. */
  serials: readonly string[];
  /** Where the serial ends can't be told: the scanner has lost what parts it from the next value. */
  isEndUnknown: boolean;
  /** It was written in groups: one serial as some labels print it, or two codes beside each other. */
  isJoined?: boolean | undefined;
  /** What it looks like besides, or instead. */
  other?: Lookalike | undefined;
  /** The article, as GTIN-14. */
  gtin?: string | undefined;
  /** The pallet (SSCC, 18 digits). */
  sscc?: string | undefined;
  elements?: Elements | undefined;
}

const nothing = { serials: [], isEndUnknown: false };

/** Reads what was scanned, sent by a wedge scanner or typed. What it means for a movement is judged by `judgeSerial`. */
export function readCode(scanned: string): ReadCode {
  const { text, symbol } = cleanCode(scanned);
  if (text === "") return { text, ...nothing, unreadable: "empty" };
  if (isShortened(text)) return { text, ...nothing, unreadable: "exponent" };
  if (symbol === "article") return ofArticle(text);
  const fields = readDataFields(text, separator);
  if (fields) return fields.isPackage ? aBox(text) : ofText(fields.serial ?? "", text);
  if (isTwo(scanned)) return { text, ...nothing, unreadable: "two-codes" };
  const string = elementString({ text, symbol });
  if (string === undefined) return ofText(namedSerial(text) ?? text, text);
  const elements = readElements(string, string === text && symbol !== "elements");
  if (elements.length > 0) return ofElements(text, elements);
  // What only looks like one may be a serial all the same.
  return string === text && symbol !== "elements"
    ? ofText(text, text)
    : { text, ...nothing, unreadable: "unknown-elements" };
}

/** A code without names of fields and signs of its own. */
const plainCode = /^(?=.*\d)[\dA-Z][\dA-Z\-_./+]*$/;
/** A serial is printed in groups of so many characters at most: longer ones beside each other are codes of their own. */
const longestGroup = 7;

/** Letters first and digits after them: how makers begin a serial, and no group within one. */
const wholeSerial = /^[A-Z]{1,6}[\dA-Z]*\d{2}$/;
const placesOf = (word: string): string => word.replaceAll(/\d/g, "9").replaceAll(/[A-Z]/g, "A");

/** Whether words are short serials of one form, each whole by itself. */
const isSeveralWhole = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every((one) => one.length >= serialLength.min && wholeSerial.test(one)) &&
  new Set(words.map(placesOf)).size === 1;

/** Whether it holds two reads: a scanner ends each by a line's or a field's end, and whoever types two parts them by a space. */
function isTwo(scanned: string): boolean {
  const reads = scanned.toUpperCase().split(/[\r\n\t]/);
  const ended = reads.filter((one) => one.trim().length >= serialLength.min && plainCode.test(one.trim()));
  const words = scanned.toUpperCase().trim().split(/\s+/);
  const long = words.filter((one) => one.length > longestGroup && plainCode.test(one));
  return ended.length > 1 || long.length > 1 || isSeveralWhole(words);
}

const aBox = (text: string): ReadCode => ({ text, ...nothing, other: { kind: "box", isCertain: true } });

/** The element string that a text is for certain, or seems to be since it begins by a number with its check digit; undefined where it is none. */
function elementString({ text, symbol }: CleanCode): string | undefined {
  if (/^HTTPS?:/.test(text)) return fromLink(text);
  const looksLike = text.includes(separator) || (/^0[012]/.test(text) && text.length > 16);
  return fromPrinted(text) ?? (symbol === "elements" || looksLike ? text : undefined);
}

function ofElements(text: string, readings: readonly Elements[]): ReadCode {
  const serials = [...new Set(readings.flatMap(({ serial }) => serial ?? []))];
  const [elements = {}] = readings;
  const { gtin, sscc } = elements;
  const about = { text, elements, ...(gtin && { gtin }), ...(sscc && { sscc }) };
  if (serials.length > 0) return { ...about, serials, isEndUnknown: serials.length > 1 };
  return { ...about, ...nothing, other: { kind: packageKind(elements), isCertain: true } };
}

function packageKind({ sscc, contentGtin, gtin = "" }: Elements): Lookalike["kind"] {
  if (sscc !== undefined || contentGtin !== undefined) return "pallet";
  return /^[1-8]/.test(gtin) ? "box" : "article";
}

const ofArticle = (text: string): ReadCode => ({
  text,
  ...nothing,
  other: { kind: "article", isCertain: true },
  gtin: asGtin(text),
});

/** What a serial is written in. Others come from a scanner that is set to another keyboard than the device ("ç" for ":"). */
const written = /^[\dA-Z](?:[\dA-Z\-_./+:#*]*[\dA-Z])?$/;

function ofText(serial: string, text: string): ReadCode {
  const bare = serial.replaceAll(separator, "").replaceAll(/\s+/g, "");
  const other = lookalikeOf(bare);
  const about = { text, ...(other && { other }), ...numbersOf(bare, other) };
  if (other?.isCertain) return { ...about, ...nothing };
  const unreadable = faultOf(bare);
  if (unreadable) return { ...about, ...nothing, unreadable };
  const isJoined = /\S\s+\S/.test(serial);
  return { ...about, serials: [bare], isEndUnknown: false, ...(isJoined && { isJoined }) };
}

function faultOf(serial: string): UnreadableReason | undefined {
  if (serial === "") return "empty";
  if (isShortened(serial)) return "exponent";
  if (serial.length > serialLength.max) return "too-long";
  if (!written.test(serial)) return "foreign-characters";
  return serial.length < serialLength.min ? "too-short" : undefined;
}

function numbersOf(text: string, other: Lookalike | undefined): Pick<ReadCode, "gtin" | "sscc"> {
  if (!/^\d+$/.test(text)) return {};
  if (other?.kind === "pallet") return { sscc: text.slice(-18) };
  return other?.kind === "article" || other?.kind === "box" ? { gtin: asGtin(text) } : {};
}
