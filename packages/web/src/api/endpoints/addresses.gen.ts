// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/addresses";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/addresses");

export const deleteAddress = /* @__PURE__ */ route<typeof contract.deleteAddress>("DELETE", "/addresses/{id}", "customer", { stale: ["addresses","cart"] });
export const getGeoAddress = /* @__PURE__ */ route<typeof contract.getGeoAddress>("GET", "/addresses/geo-address/{a}/{b}", "anyone", { forOthers: true });
export const listAddresses = /* @__PURE__ */ route<typeof contract.listAddresses>("GET", "/addresses", "customer", { forOthers: true, shows: ["addresses"] });
export const saveShippingAddress = /* @__PURE__ */ route<typeof contract.saveShippingAddress>("POST", "/shipping-address", "customer", { forOthers: true, stale: ["addresses","cart"], load });
export const setReceiverAddress = /* @__PURE__ */ route<typeof contract.setReceiverAddress>("PUT", "/shipments/{id}/receiver-address/{addressId}", "customer", { forOthers: true, stale: ["orders"] });
