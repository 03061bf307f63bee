import { describe, expect, test } from "vitest";
import { categoryGuide } from "@solvia/core/site/guides/index";
import { publicFormsTexts } from "@solvia/texts/public-forms";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { plainText, plainTextIds } from "@solvia/core/content/index";
import type { Language } from "@solvia/core/platform/locale";
import { entriesOf } from "@solvia/texts/files";
import { filledTexts } from "./every-text.ts";

/** All that a language says to its reader: beside the texts of screens, letters and papers also guides, forms and the house's own. */
async function allTexts(language: Language): Promise<[key: string, text: string][]> {
  const guides = await Promise.all(goodsCategories.map((category) => categoryGuide(category, language)));
  const house = await Promise.all(plainTextIds.map((id) => plainText(id, language)));
  return [
    ...(await filledTexts(language)),
    ...entriesOf({ guides, house, forms: await publicFormsTexts.in(language) }),
  ];
}

/**
 * What Spanish says to somebody as usted, which leaves the word itself out: "su pedido", "le devolvemos", "escríbanos", and orders at the
 * head of a sentence ("Elija"). "Su" and "puede" alone speak of others too.
 */
const usted = [
  "ustedes?",
  "(?<!por )sus? (?:pedidos?|cuenta|correo|empresa|desistimiento|elección|acceso|contraseña|carrito|factura|dirección|función|tarjeta)(?! siguen)",
  "le (?:hemos|devolvemos|pediremos|enviamos|escribimos|digamos|avisamos)",
  "(?:escríbanos|pídanos|póngase|fíjese|asegúrese|envíenos|díganos)",
];
const orders =
  "Elija|Escriba|Revise|Rellene|Solicite|Devuelva|Pague|Prevea|Compruebe|Deje|Indique|Introduzca|Seleccione|Confirme|Guarde|Consulte|Encontrará|Puede desistir|También puede desistir|Ha desistido";

/** Words that only the other way of speaking to somebody has: German and French say Sie and vous, Dutch and Spanish je and tú. */
const otherWay: readonly (readonly [Language, RegExp])[] = [
  ["de", /(?<!\p{L})(?:du|dir|dich|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
  ["nl", /(?<!\p{L})(?:u|uw)(?!\p{L})/iu],
  ["es", new RegExp(`(?<!\\p{L})(?:${usted.join("|")})(?!\\p{L})`, "iu")],
  ["es", new RegExp(`(?:^|[.:;!?] )¿?(?:${orders}|${orders.toLowerCase()})(?!\\p{L})`, "u")],
];

describe.each(otherWay)("texts in %s", (language, other) => {
  test("speak to their reader in one way", async () => {
    const mixed = (await allTexts(language)).filter(([, text]) => other.test(text));
    expect(mixed.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

test("a first name and a family name are told apart in French as the form asks for them", async () => {
  const texts = new Map(await filledTexts("fr"));
  expect(texts.get("people.register.name")).toBe("Prénom");
  expect(texts.get("people.register.surname")).toBe("Nom");
});
