export { grossLines, totalsOf, type TaxedLine, type Totals, type VatGroup } from "./basket.ts";
export { rateOf, reducedVatCategories, regularRate, vatTreatment, type VatTreatment } from "./vat.ts";
export { wasteFee } from "./waste-fee.ts";
