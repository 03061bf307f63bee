import anyAscii from "any-ascii";

/** Letters that have a usual spelling in Italian papers, other than the transliteration's. */
const usual: Readonly<Record<string, string>> = { "€": "EUR", Ω: "Ohm", μ: "µ", "№": "N." };

/**
 * A text in the letters that the exchange takes, Basic Latin and Latin-1 (domain-rules 1.5): other letters are written in these ("ł" l,
 * "Ж" Zh, "€" EUR), none becomes a question mark; line ends and control characters are spaces.
 */
export const inLatin = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(
      /[^\u0020-\u007e\u00a1-\u00ff]/gu,
      (letter) => usual[letter] ?? (/\p{White_Space}|\p{Cc}/u.test(letter) ? " " : anyAscii(letter)),
    )
    .replaceAll(/ +/g, " ")
    .trim();

/** A text in Basic Latin alone: codes and numbers. */
export const inBasicLatin = (text: string): string => anyAscii(inLatin(text)).trim();

/** As many letters as a field takes; what is cut stands whole in the PDF. */
export const latin = (text: string, most: number): string => inLatin(text).slice(0, most).trim();

/** A telephone as the exchange takes it, five to twelve figures without Italy's prefix; undefined where it is none such. */
export function latinTelephone(telephone: string | undefined): string | undefined {
  const digits = (telephone ?? "").replace(/^(\+|00)39/, "").replaceAll(/\D/g, "");
  return digits.length >= 5 && digits.length <= 12 ? digits : undefined;
}
