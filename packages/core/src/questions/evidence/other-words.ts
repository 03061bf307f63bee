import type { TechnicalField } from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";

/** What a data sheet tells, beside the technical figures what is packed. */
export type SheetField = TechnicalField | "sizes" | "weight";

type Words = Readonly<Partial<Record<SheetField, string>>>;

/** What people call a figure that its data sheet calls by two letters, in the languages most asked in. */
const called: Readonly<Partial<Record<Language, Words>>> = {
  it: {
    voc: "tensione circuito aperto vuoto",
    isc: "corrente corto circuito cortocircuito",
    vmp: "tensione massima potenza",
    imp: "corrente massima potenza",
    weight: "pesa pesano pesante",
    sizes: "misure misura lunghezza larghezza altezza spessore grande",
    technology: "tipo",
    productGuarantee: "anni",
    performanceGuarantee: "anni rendimento",
    efficiency: "rendimento",
    vocTempCoefficient: "tensione circuito aperto vuoto",
  },
  en: {
    voc: "open circuit voltage",
    isc: "short circuit current",
    vmp: "voltage maximum power",
    imp: "current maximum power",
    weight: "weigh weighs heavy",
    sizes: "size length width height thickness big large",
    cellsNumber: "number",
    productGuarantee: "warranty years",
    performanceGuarantee: "warranty years",
    tension: "voltage",
    batteryTension: "voltage",
    vocTempCoefficient: "open circuit voltage",
  },
  de: {
    voc: "leerlaufspannung",
    isc: "kurzschlussstrom",
    vmp: "spannung maximaler leistung",
    imp: "strom maximaler leistung",
    weight: "wiegt wiegen schwer",
    sizes: "masse lange breite hohe dicke gross",
    productGuarantee: "jahre",
    performanceGuarantee: "jahre",
  },
  fr: {
    voc: "tension circuit ouvert vide",
    isc: "courant court circuit",
    vmp: "tension puissance maximale",
    imp: "courant puissance maximale",
    weight: "pese pesent lourd",
    sizes: "taille longueur largeur hauteur epaisseur grand",
    productGuarantee: "ans",
    performanceGuarantee: "ans",
    efficiency: "rendement",
  },
  es: {
    voc: "tension circuito abierto vacio",
    isc: "corriente corto circuito cortocircuito",
    vmp: "tension potencia maxima",
    imp: "corriente potencia maxima",
    weight: "pesa pesan pesado",
    sizes: "medidas medida longitud anchura altura espesor grande",
    productGuarantee: "anos",
    performanceGuarantee: "anos",
    efficiency: "rendimiento",
  },
};

/** Other words that ask for a figure of a data sheet, in one language. */
export const otherWords = (field: SheetField, language: Language): string => called[language]?.[field] ?? "";
