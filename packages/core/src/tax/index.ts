export { askRegister } from "./ask-register.ts";
export { totalsOf, withVat, type TaxedLine, type Totals, type VatGroup } from "./basket.ts";
export { includedIn, includedUnder } from "./included.ts";
export type { Included } from "./included.ts";
export { toldLaw } from "./told-law.ts";
export { needsCheck, rateOf, vatTreatment, type Buyer, type ChargedReason, type VatTreatment } from "./vat.ts";
export { hasTradeRegister, isInVies, northernIreland, prefixOf, type VatCheck } from "./vat-check.ts";
export { storedVatCheck, storedVatGroup, storedVatTreatment } from "./vat.stored.ts";
export { equipmentKindOf, streamOf, wasteFee } from "./waste-fee.ts";
