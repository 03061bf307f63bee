// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/addresses";
import { route } from "../route.ts";

export const deleteAddress = /* @__PURE__ */ route<typeof contract.deleteAddress>("DELETE", "/addresses/{id}", "customer");
export const getGeoAddress = /* @__PURE__ */ route<typeof contract.getGeoAddress>("GET", "/addresses/geo-address/{a}/{b}", "anyone", "for-others");
export const listAddresses = /* @__PURE__ */ route<typeof contract.listAddresses>("GET", "/addresses", "customer", "for-others");
export const saveShippingAddress = /* @__PURE__ */ route<typeof contract.saveShippingAddress>("POST", "/shipping-address", "customer", "for-others");
export const setReceiverAddress = /* @__PURE__ */ route<typeof contract.setReceiverAddress>("PUT", "/shipments/{id}/receiver-address/{addressId}", "customer", "for-others");
