import type { Language } from "../platform/locale.ts";

/** What a VAT number is called, and what stands beside one that only a demonstration has. */
export const vatWords: Readonly<Record<Language, { vatNumber: string; demonstration: string }>> = {
  it: { vatNumber: "Partita IVA", demonstration: "dato dimostrativo" },
  en: { vatNumber: "VAT number", demonstration: "demonstration data" },
  es: { vatNumber: "NIF-IVA", demonstration: "dato de demostración" },
  fr: { vatNumber: "Numéro de TVA", demonstration: "donnée de démonstration" },
  de: { vatNumber: "USt-IdNr.", demonstration: "Demonstrationsdaten" },
  ro: { vatNumber: "Cod de TVA", demonstration: "date demonstrative" },
  pt: { vatNumber: "Número de IVA", demonstration: "dado de demonstração" },
  nl: { vatNumber: "Btw-nummer", demonstration: "demonstratiegegeven" },
  bg: { vatNumber: "ДДС номер", demonstration: "демонстрационни данни" },
  pl: { vatNumber: "Numer VAT", demonstration: "dane demonstracyjne" },
  sr: { vatNumber: "PDV broj", demonstration: "ogledni podatak" },
  uk: { vatNumber: "Номер ПДВ", demonstration: "демонстраційні дані" },
  nb: { vatNumber: "Mva-nummer", demonstration: "demonstrasjonsdata" },
  hr: { vatNumber: "PDV broj", demonstration: "ogledni podatak" },
};
