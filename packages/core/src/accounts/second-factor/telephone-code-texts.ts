import type { Language } from "../../platform/locale.ts";

/** The text message that brings a code; short, so that it stays one message. */
export const telephoneCodeTexts: Readonly<Record<Language, string>> = {
  it: "Solvia: il tuo codice è {{code}}",
  en: "Solvia: your code is {{code}}",
  es: "Solvia: tu código es {{code}}",
  fr: "Solvia : votre code est {{code}}",
  de: "Solvia: Ihr Code lautet {{code}}",
  ro: "Solvia: codul dvs. este {{code}}",
  pt: "Solvia: o seu código é {{code}}",
  nl: "Solvia: je code is {{code}}",
  bg: "Solvia: Вашият код е {{code}}",
  pl: "Solvia: Twój kod to {{code}}",
  sr: "Solvia: vaš kod je {{code}}",
  uk: "Solvia: ваш код {{code}}",
  nb: "Solvia: koden din er {{code}}",
  hr: "Solvia: vaš kod je {{code}}",
};
