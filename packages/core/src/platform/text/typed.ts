import * as z from "zod";

/** The id of anything that has one; ours are 26 characters (ids.ts). */
export const Id = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);

/** Controls of a terminal, and marks that turn the order of letters around: no part of a name, a street or a reason. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
/** What takes no room, or only joins and parts letters: of a name that consists of it nobody sees anything. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u2060-\u2064\uFEFF]/g;
const lineBreak = /[\n\r\u2028\u2029]/;

/** Whether a text has characters that nobody types and that change what others read, or half of one, which no file or table can hold. */
export const hasUnprintable = (text: string): boolean => unprintable.test(text) || !text.isWellFormed();

/**
 * A line that another program has written and nobody can be asked to write anew: what nobody would be allowed to type is left out of
 * it, and a control parts words like a space.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(invisible, "")
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "")
    // oxlint-disable-next-line no-control-regex -- they are what is left out
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g, " ")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The same of a text of several lines, which keeps its spaces and breaks. */
export const printableText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "")
    // oxlint-disable-next-line no-control-regex -- they are what is left out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, " ");

/** Nothing, where nothing of a text can be seen: who has typed it has said nothing. */
const seen = (text: string): string => (text.replaceAll(invisible, "").trim() === "" ? "" : text);

/**
 * One line as a person types it (domain-rules 3): trimmed, inner spaces collapsed, composed letters (NFC). A line break
 * inside is refused as `line-break`: it would stand in mails and documents, or begin another header. One that consists of
 * what nobody sees is empty.
 */
export const line = () =>
  z
    .string()
    .overwrite((text) => text.normalize("NFC").trim())
    .refine((text) => !lineBreak.test(text), { error: "line-break", abort: true })
    .overwrite((text) => seen(text.replaceAll(/[^\S\n\r]+/g, " ")));

/**
 * What a person is called, as it stands on what they have signed: a line without what nobody sees, and with a letter at least, else
 * `no-letters`. An empty one is for who asks for a length to refuse.
 */
export const personName = () =>
  line()
    .overwrite((text) => text.replaceAll(invisible, "").replaceAll(/ +/g, " ").trim())
    .refine((text) => text === "" || /\p{L}/u.test(text), "no-letters");

/** "8.00123E+12": what a spreadsheet makes of a long number, whose last digits are gone. */
const shortened = /^\d(?:[.,]\d+E\+?|E\+)\d{1,3}$/i;

/** Whether a spreadsheet has shortened a code's digits: it can't be what was meant. */
export const isShortened = (text: string): boolean => shortened.test(text);

/** Refuses, as `exponent`, a code whose digits a spreadsheet has shortened. */
export const unshortened = <T extends z.ZodType<string>>(code: T) =>
  code.refine((text) => !isShortened(text), "exponent");

/** Text of several lines: trimmed, composed letters, line breaks as one character. */
export const paragraphs = () =>
  z.string().overwrite((text) =>
    seen(
      text
        .normalize("NFC")
        .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
        .trim(),
    ),
  );

/**
 * A number of a path or a query in plain digits. "0x10", "1e2", "+3", " 1" and an empty text are no numbers: what is meant
 * by them is not known. Numbers pass as they are, for callers in the same program.
 */
const plainDigits =
  (form: RegExp) =>
  (value: unknown): unknown =>
    typeof value === "string" && form.test(value) ? Number(value) : value;
const whole = plainDigits(/^-?(0|[1-9]\d{0,14})$/);
const decimal = plainDigits(/^-?(0|[1-9]\d{0,14})(\.\d{1,12})?$/);

/** A whole number of a path or a query, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => z.preprocess(whole, z.int().min(min).max(max));

/** A number of a path or a query, with a decimal point if any, from `min` to `max`. */
export const decimalNumber = (min: number, max?: number) =>
  z.preprocess(decimal, max === undefined ? z.number().min(min) : z.number().min(min).max(max));
