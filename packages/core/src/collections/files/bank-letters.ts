import anyAscii from "any-ascii";

/** Signs that a bank's words have of their own. */
const usual: Readonly<Record<string, string>> = { "&": "E", "€": "EUR", "@": "(AT)", _: "-" };

const written = (text: string, allowed: RegExp): string =>
  [...anyAscii(text.normalize("NFC").replaceAll("€", "EUR"))]
    .map((letter) => (allowed.test(letter) ? letter : (usual[letter] ?? " ")))
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();

/** A text in the letters of CBI's files: capitals, figures and few signs; others are written in these ("è" E, "Ł" L, "&" E). */
export const inCbiLetters = (text: string): string =>
  written(anyAscii(text.normalize("NFC")).toUpperCase(), /[A-Z0-9 .,/()'+:?-]/);

/** The same in those of SEPA (EPC217-08): no slash at either end, and no two together. */
export const inSepaLetters = (text: string): string =>
  written(text, /[A-Za-z0-9 .,/()'+:?-]/)
    .replaceAll(/\/{2,}/g, "/")
    .replaceAll(/^[/ ]+|[/ ]+$/g, "");
