import type { Named } from "../../../catalogue/index.ts";

/** What the mappings fill in where a file is silent, as people read it. */
export const ruleWords = {
  "quantities-of-new": {
    it: "Quantità minima 0 e pezzi per bancale 0 dove le celle sono vuote e il prodotto è nuovo",
    en: "Minimum quantity 0 and pieces per pallet 0 where their cells are empty and the product is new",
  },
  "panels-weight": {
    it: "peso: 11,3 kg per metro quadro di modulo (dimostrativo)",
    en: "weight: 11.3 kg a square metre of module (demonstration)",
  },
  "panels-guarantee": {
    it: "garanzia prodotto 12 anni (25 per eterogiunzione e N-type), di resa 25 anni (30) (dimostrativo)",
    en: "product guarantee 12 years (25 for heterojunction and n-type), of performance 25 years (30) (demonstration)",
  },
  "panels-packaging": {
    it: "pezzi per bancale 36, da 500 W 31; bancali per container 26, da 500 W 20; quantità minima 1 (dimostrativo)",
    en: "pieces per pallet 36, from 500 W 31; pallets per container 26, from 500 W 20; minimum quantity 1 (demonstration)",
  },
  "panels-price": {
    it: "prezzo: da 0,095 a 0,19 euro al watt secondo la tecnologia (dimostrativo)",
    en: "price: 0.095 to 0.19 euro a watt by technology (demonstration)",
  },
  "inverters-mppt": {
    it: "MPPT: 1 fino a 3 kW, 2 fino a 12 kW, oltre uno ogni 10 kW più uno; ingressi per MPPT 1, oltre 12 kW 2 (dimostrativo)",
    en: "MPPTs: 1 up to 3 kW, 2 up to 12 kW, above that one for each 10 kW and one more; inputs per MPPT 1, above 12 kW 2 (demonstration)",
  },
  "inverters-current": {
    it: "corrente massima di cortocircuito: 1,4 volte la corrente massima (dimostrativo; non dimensionare le stringhe con questo valore)",
    en: "maximum short-circuit current: 1.4 times the maximum current (demonstration; do not size strings by it)",
  },
  "inverters-guarantee": {
    it: "garanzia prodotto 10 anni, 20 per i microinverter (dimostrativo)",
    en: "product guarantee 10 years, 20 for microinverters (demonstration)",
  },
  "inverters-weight": {
    it: "peso: 6 kg più 1,1 kg al kilowatt, microinverter 2,5 kg (dimostrativo)",
    en: "weight: 6 kg and 1.1 kg a kilowatt, microinverters 2.5 kg (demonstration)",
  },
  "single-pieces": {
    it: "quantità minima 1, pezzi per bancale 0 (dimostrativo)",
    en: "minimum quantity 1, pieces per pallet 0 (demonstration)",
  },
  "inverters-price": {
    it: "prezzo: 160 euro più da 110 a 38 euro al kilowatt secondo la taglia, ibridi una volta e mezza; microinverter 48 euro più 105 al kilowatt (dimostrativo)",
    en: "price: 160 euro and 110 to 38 euro a kilowatt by size, hybrids half as much again; microinverters 48 euro and 105 a kilowatt (demonstration)",
  },
  "batteries-kind": {
    it: "BMS integrato, grado di protezione IP55 (dimostrativo)",
    en: "BMS integrated, protection class IP55 (demonstration)",
  },
  "batteries-guarantee": {
    it: "garanzia prodotto 10 anni (dimostrativo)",
    en: "product guarantee 10 years (demonstration)",
  },
  "batteries-weight": {
    it: "peso: 10 kg al kilowattora (dimostrativo)",
    en: "weight: 10 kg a kilowatt-hour (demonstration)",
  },
  "batteries-price": {
    it: "prezzo: 290 euro al kilowattora, industriali 230 (dimostrativo)",
    en: "price: 290 euro a kilowatt-hour, industrial 230 (demonstration)",
  },
} as const satisfies Readonly<Record<string, Named>>;

export type RuleCode = keyof typeof ruleWords;
export const ruleCodes = Object.keys(ruleWords) as [RuleCode, ...RuleCode[]];
