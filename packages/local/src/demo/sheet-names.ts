import type { Language } from "@solvia/core/platform/locale";

/** What the demonstration's data sheets are called; they say of themselves that they are not the manufacturers'. */
export const sheetNames: Readonly<Record<Language, string>> = {
  it: "Scheda tecnica (dimostrativa)",
  en: "Data sheet (demonstration)",
  es: "Ficha técnica (de demostración)",
  fr: "Fiche technique (démonstration)",
  de: "Datenblatt (Demonstration)",
  ro: "Fișă tehnică (demonstrativă)",
  pt: "Ficha técnica (demonstração)",
  nl: "Gegevensblad (demonstratie)",
  bg: "Технически лист (демонстрационен)",
  pl: "Karta techniczna (demonstracyjna)",
  sr: "Tehnički list (ogledni)",
  uk: "Технічний паспорт (демонстраційний)",
  nb: "Datablad (demonstrasjon)",
  hr: "Tehnički list (pokazni)",
};
