import { goods } from "./buying.ts";

/** A series without picture and words, and its products without price and pieces. */
export const incompleteGoods = {
  series: {
    name: "Ricambi dimostrativi",
    brand: "Solvia Demo",
    category: "others",
    typology: "spare-parts",
    imageUrl: "",
    imageUrlSmall: "",
  },
  products: [
    { name: "Ventola di ricambio per inverter", productCode: "DEMO-RICAMBIO-01", weight: 400 },
    { name: "Scheda di comunicazione RS485", productCode: "DEMO-RICAMBIO-02", weight: 150 },
    { name: "Sezionatore DC di ricambio", productCode: "DEMO-RICAMBIO-03", weight: 300 },
  ].map((fields) => ({ ...fields, minQuantity: 1, piecesPerPackage: 0, visibility: true })),
} as const;

const lines = (...rows: readonly string[]): string => `${rows.join("\n")}\n`;

/** Two wallboxes that can be imported, and two rows that somebody has to mend. */
export const productTable = lines(
  "seriesName;brand;category;typology;productCode;name;weight;powerWatt;protectionClass;productGuarantee;currentOutput;connectorType;price.public.it",
  "Wallbox dimostrativa;Solvia Demo;emobility;monophase;DEMO-WB-07;Wallbox 7,4 kW;4500;7400;IP54;2;32;Tipo 2;449,00",
  "Wallbox dimostrativa;Solvia Demo;emobility;monophase;DEMO-WB-04;Wallbox 4,6 kW;4300;4600;IP54;2;20;Tipo 2;399,00",
  "Wallbox dimostrativa;Solvia Demo;emobility;monophase;DEMO-WB-XX;Wallbox senza potenza;4500;;IP54;2;32;Tipo 2;429,00",
  "Wallbox dimostrativa;Solvia Demo;emobility;monophase;DEMO-WB-YY;Wallbox col prezzo a parole;4500;7400;IP54;2;32;Tipo 2;da definire",
);

/** A supplier's prices: some that can be taken, one far too low, and two rows that are wrong. */
export const priceList = lines(
  "productCode;price.public.it",
  `${goods.inverter};1.245,00`,
  `${goods.cabinet};252,00`,
  `${goods.monitor};29,00`,
  "CODICE-SCONOSCIUTO;100,00",
  `${goods.optimizer};quarantasei`,
);
