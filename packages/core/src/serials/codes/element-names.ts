import { endsInCheckDigit } from "../../platform/check-digit.ts";

/** What an element of a GS1 code says. Weights are left as their digits: nothing here reckons with them. */
export type ElementName =
  | "sscc"
  | "gtin"
  | "contentGtin"
  | "lot"
  | "producedOn"
  | "packedOn"
  | "bestBefore"
  | "expiresOn"
  | "serial"
  | "variant"
  | "additionalId"
  | "customerPart"
  | "secondSerial"
  | "pieces"
  | "count"
  | "order"
  | "internal"
  | "netWeight"
  | "grossWeight";

export type Elements = Readonly<Partial<Record<ElementName, string>>>;

export interface Identifier {
  /** The digits before the value. */
  ai: string;
  name: ElementName;
  /** Characters: so many where the length is fixed, at most so many where it isn't. */
  length: number;
  isFixed: boolean;
  /** Whether a value of that length can be one. */
  allows: (value: string) => boolean;
}

const digits = (value: string): boolean => /^\d+$/.test(value);
/** The characters that a GS1 code carries (General Specifications, figure 7.11-1), letters in capitals as all codes are kept here. */
const characters = (value: string): boolean => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_]+$/.test(value);
/** YYMMDD; day 00 says that no day is meant. */
const isDate = (value: string): boolean => /^\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(value);

const fixed = (ai: string, name: ElementName, length: number, allows = digits): Identifier => ({
  ai,
  name,
  length,
  isFixed: true,
  allows,
});
const upTo = (ai: string, name: ElementName, length: number, allows = characters): Identifier => ({
  ai,
  name,
  length,
  isFixed: false,
  allows,
});
const weights = (stem: string, name: ElementName): Identifier[] =>
  [..."0123456"].map((decimals) => fixed(`${stem}${decimals}`, name, 6));

/** The application identifiers that stand on goods of this trade (GS1 General Specifications 3.2). */
export const identifiers: readonly Identifier[] = [
  fixed("00", "sscc", 18, endsInCheckDigit),
  fixed("01", "gtin", 14, endsInCheckDigit),
  fixed("02", "contentGtin", 14, endsInCheckDigit),
  upTo("10", "lot", 20),
  fixed("11", "producedOn", 6, isDate),
  fixed("13", "packedOn", 6, isDate),
  fixed("15", "bestBefore", 6, isDate),
  fixed("17", "expiresOn", 6, isDate),
  fixed("20", "variant", 2),
  upTo("21", "serial", 20),
  upTo("240", "additionalId", 30),
  upTo("241", "customerPart", 30),
  upTo("250", "secondSerial", 30),
  upTo("30", "pieces", 8, digits),
  upTo("37", "count", 8, digits),
  upTo("400", "order", 30),
  ...weights("310", "netWeight"),
  ...weights("330", "grossWeight"),
  ...Array.from("123456789", (own) => upTo(`9${own}`, "internal", 90)),
];
