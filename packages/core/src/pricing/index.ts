export { parsePriceId, priceId, priceTypes, unitOf, type GivenPriceType, type Price, type PriceType } from "./price.ts";
export { PriceEntity } from "./price.table.ts";
export {
  anonymousBuyer,
  bulkSizes,
  buyerOf,
  priceLadder,
  resolvePrice,
  type Buyer,
  type Packaging,
} from "./resolve-price.ts";
export { shippingCost, type Freight, type ShippingStep } from "./shipping-cost.ts";
export { setPrices } from "./set-price.ts";
