import { describe, expect, test } from "vitest";
import type { Language } from "@solvia/core/platform/locale";
import { filledTexts } from "./every-text.ts";

/** Words that only the other way of speaking to somebody has: German and French say Sie and vous, Dutch and Spanish je and tú. */
const otherWay: readonly (readonly [Language, RegExp])[] = [
  ["de", /(?<!\p{L})(?:du|dir|dich|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
  ["nl", /(?<!\p{L})(?:u|uw)(?!\p{L})/iu],
  ["es", /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu],
];

describe.each(otherWay)("texts in %s", (language, other) => {
  test("speak to their reader in one way", async () => {
    const mixed = (await filledTexts(language)).filter(([, text]) => other.test(text));
    expect(mixed.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

test("a first name and a family name are told apart in French as the form asks for them", async () => {
  const texts = new Map(await filledTexts("fr"));
  expect(texts.get("translation.register.name")).toBe("Prénom");
  expect(texts.get("translation.register.surname")).toBe("Nom");
});
