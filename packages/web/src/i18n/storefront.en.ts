import type { storefront as Italian } from "./storefront.it.ts";

/** Texts of the storefront's own pages, in English. */
export const storefront: typeof Italian = {
  home: {
    count_one: "{{count}} product",
    count_other: "{{count}} products",
    business: "Are you a company?",
    businessText: "Net prices, pallets and payment terms of your own: register with your VAT number.",
    businessCta: "Register your company",
    seeAll: "See all",
    why: "Why Solvia",
  },
  search: {
    remove: "Remove the filter {{name}}",
    view: "View",
    product: "Product",
    size: "Size",
    perUnit: "€/W · €/kWh",
    stock: "Availability",
    shipping: "Delivery",
    chosen: "Chosen filters",
  },
  product: {
    less: "One piece less",
    more: "One piece more",
    lineTotal: "Total {{total}}",
    better_one: "{{count}} piece costs {{saving}} less",
    better_other: "{{count}} pieces cost {{saving}} less",
    betterByQuotation: "A whole container: by quotation",
    takeBetter_one: "Take {{count}} piece",
    takeBetter_other: "Take {{count}} pieces",
    fillPallet_one: "{{count}} more piece fills the pallet",
    fillPallet_other: "{{count}} more pieces fill the pallet",
    fill: "Fill the pallet",
    login: "Log in to add to the cart",
    off: "{{percent}} off",
    rated_one: "{{average}} out of 5, {{count}} review",
    rated_other: "{{average}} out of 5, {{count}} reviews",
    shippingTime: "Shipping time",
    datasheet: "PDF",
  },
  footer: { catalogue: "Catalogue", account: "Account", solvia: "Solvia" },
  confirm: {
    wait_one: "The button works in {{count}} second; press Shift twice to skip the wait.",
    wait_other: "The button works in {{count}} seconds; press Shift twice to skip the wait.",
    ready: "You can confirm now.",
  },
};
