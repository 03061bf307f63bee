import { TranslateClient, TranslateTextCommand } from "@aws-sdk/client-translate";
import { setting } from "../config.ts";
import type { Language } from "../locale.ts";
import { unlogged } from "../storing/unlogged.ts";

/** Amazon Translate is not in every region; TRANSLATE_REGION names one that has it. */
const client = unlogged(
  new TranslateClient({
    region: async () => setting("TRANSLATE_REGION"),
    retryMode: "adaptive",
    maxAttempts: 6,
  }),
);

/** The service's own names where they differ: Norwegian, and the Portuguese of Portugal. */
const codes: Partial<Record<Language, string>> = { nb: "no", pt: "pt-PT" };

/** Translates HTML of at most 10,000 bytes out of Italian; leaves alone what is marked `translate="no"`. */
export async function translated(html: string, to: Language): Promise<string> {
  const { TranslatedText = "" } = await client.send(
    new TranslateTextCommand({ Text: html, SourceLanguageCode: "it", TargetLanguageCode: codes[to] ?? to }),
  );
  return to === "sr" ? inLatinLetters(TranslatedText) : TranslatedText;
}

const cyrillic = "абвгдђежзијклљмнњопрстћуфхцчџш";
const latin = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
const pairs = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

/** Serbian is written in both alphabets; ours is Latin, and each letter has exactly one counterpart. */
export const inLatinLetters = (text: string): string =>
  text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const other = pairs.get(small) ?? letter;
    return letter === small ? other : other.slice(0, 1).toUpperCase() + other.slice(1);
  });
