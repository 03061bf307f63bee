export { serviceGross, serviceTreatment } from "./service-vat.ts";
export { askRegister } from "./ask-register.ts";
export { totalsOf, withVat, type TaxedLine, type Totals, type VatGroup } from "./basket.ts";
export { includedIn, includedUnder, netUnder } from "./included.ts";
export type { Included } from "./included.ts";
export { lawOfGroup, toldLaw } from "./told-law.ts";
export { officeRulesFor, officeTreatment, officeVatRules, type OfficeVatRule } from "./office-treatments.ts";
export {
  chargedInItaly,
  needsCheck,
  rateOf,
  unprovenSupply,
  vatTreatment,
  type Buyer,
  type ChargedReason,
  type VatTreatment,
} from "./vat.ts";
export { comesWithGoods, ratePartsOf, type RatedLine, type RatePart } from "./line-rates.ts";
export { hasTradeRegister, isFresh, isInVies, northernIreland, prefixOf, type VatCheck } from "./vat-check.ts";
export { storedVatCheck, storedVatGroup, storedVatTreatment } from "./vat.stored.ts";
export { equipmentKindOf, streamOf, wasteFee } from "./waste-fee.ts";
