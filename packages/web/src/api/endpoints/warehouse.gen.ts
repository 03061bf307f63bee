// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/warehouse";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/warehouse");

export const changeSerial = /* @__PURE__ */ route<typeof contract.changeSerial>("POST", "/serials/{id}", "warehouse", { stale: ["serials","history"], load });
export const findSerial = /* @__PURE__ */ route<typeof contract.findSerial>("GET", "/serials/{id}", "warehouse", { shows: ["serials"] });
export const getScannedSerials = /* @__PURE__ */ route<typeof contract.getScannedSerials>("GET", "/serials/movement/{id}", "warehouse", { shows: ["serials"] });
export const listSerials = /* @__PURE__ */ route<typeof contract.listSerials>("GET", "/serials", "warehouse", { shows: ["serials"] });
export const scanSerial = /* @__PURE__ */ route<typeof contract.scanSerial>("PUT", "/serials/movement/{id}", "warehouse", { stale: ["serials","history"], load });
export const undoScan = /* @__PURE__ */ route<typeof contract.undoScan>("DELETE", "/serials/{id}", "warehouse", { stale: ["serials","history"] });
