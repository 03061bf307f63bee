// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/logistics";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/logistics");

export const addExpense = /* @__PURE__ */ route<typeof contract.addExpense>("POST", "/back-office/expenses", "admin", { stale: ["expenses","purchases","history"], load });
export const createPurchase = /* @__PURE__ */ route<typeof contract.createPurchase>("POST", "/back-office/purchases", "admin", { stale: ["purchases","history"], load });
export const deleteExpense = /* @__PURE__ */ route<typeof contract.deleteExpense>("DELETE", "/back-office/expenses/{id}", "admin", { stale: ["expenses","purchases","history"] });
export const getPurchase = /* @__PURE__ */ route<typeof contract.getPurchase>("GET", "/back-office/purchases/{id}", "admin", { shows: ["purchases","expenses"] });
export const getPurchasePdf = /* @__PURE__ */ route<typeof contract.getPurchasePdf>("GET", "/back-office/purchases/{id}/pdf", "admin");
export const listExpenses = /* @__PURE__ */ route<typeof contract.listExpenses>("GET", "/back-office/expenses", "admin", { shows: ["expenses"] });
export const listPurchaseProposals = /* @__PURE__ */ route<typeof contract.listPurchaseProposals>("GET", "/back-office/purchase-tool", "admin", { shows: ["purchases","stock"] });
export const listPurchases = /* @__PURE__ */ route<typeof contract.listPurchases>("GET", "/back-office/purchases", "admin", { shows: ["purchases"] });
export const listSupplied = /* @__PURE__ */ route<typeof contract.listSupplied>("GET", "/back-office/suppliers/{id}/products", "admin", { shows: ["products","suppliers"] });
export const matchSupplierInvoice = /* @__PURE__ */ route<typeof contract.matchSupplierInvoice>("POST", "/back-office/purchases/{id}/invoices", "admin", { stale: ["purchases","expenses","history"], load });
export const receivePurchase = /* @__PURE__ */ route<typeof contract.receivePurchase>("POST", "/back-office/purchases/{id}/receipts", "admin", { stale: ["purchases","products","stock","history"], load });
export const saveExpense = /* @__PURE__ */ route<typeof contract.saveExpense>("PUT", "/back-office/expenses/{id}", "admin", { stale: ["expenses","purchases","history"], load });
export const savePurchase = /* @__PURE__ */ route<typeof contract.savePurchase>("PUT", "/back-office/purchases/{id}", "admin", { stale: ["purchases","history"], load });
export const setPurchaseStatus = /* @__PURE__ */ route<typeof contract.setPurchaseStatus>("POST", "/back-office/purchases/{id}/status", "admin", { stale: ["purchases","products","stock","history"], load });
