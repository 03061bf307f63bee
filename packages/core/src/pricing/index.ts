export { basisOf, type Basis } from "./basis.ts";
export type { NewPrice } from "./change-slot.ts";
export { isRuinous, priceWarnings, warningsTogether, type PriceWarning } from "./price-warnings.ts";
export { guardKeys, unitsAt } from "./units-at.ts";
export { changePrices, firstPriceWrites, type PriceOutcome, type PriceWish } from "./change-prices.ts";
export {
  givenPriceTypes,
  parsePeriodId,
  parsePriceId,
  periodId,
  priceId,
  priceTypes,
  unitOf,
  type GivenPriceType,
  type Price,
  type PriceKey,
  type PriceType,
} from "./price.ts";
export type { PriceAuthor, PriceHistoryEntry, PriceSource } from "./price-history.ts";
export { priceHistoryOf } from "./price-history-of.ts";
export {
  currentPrices,
  edgesAfter,
  periodAt,
  priceAt,
  segmentsOf,
  type PricePeriod,
  type PriceSlot,
} from "./price-periods.ts";
export { betterQuantity, netOfParts, partsOf, type BetterQuantity, type PackKind, type PackPart } from "./packs.ts";
export { PriceEntity } from "./price.table.ts";
export { readSlots, slotsAmong } from "./read-slots.ts";
export {
  anonymousBuyer,
  bulkSizes,
  buyerOf,
  pricedSteps,
  priceLadder,
  resolvePrice,
  type Buyer,
  type Packaging,
  type PricedStep,
  type ResolvedPrice,
} from "./resolve-price.ts";
export { storedDeliveryTariff } from "./delivery/delivery-tariff.table.ts";
export { firstTariff, type DeliveryTariff } from "./delivery/delivery-tariff.ts";
export { tariffOn } from "./delivery/delivery-tariffs.ts";
export { shippingCost, type Destination, type Freight, type ShippingStep } from "./delivery/shipping-cost.ts";
export { setPrices } from "./set-price.ts";
export { validity } from "./validity.ts";
export { withoutPrice, withPrice } from "./change-slot.ts";
