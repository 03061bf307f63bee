// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/lists";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/lists");

export const addListView = /* @__PURE__ */ route<typeof contract.addListView>("POST", "/back-office/list-views/{list}", "employee", { stale: ["views","history"], load });
export const changeListView = /* @__PURE__ */ route<typeof contract.changeListView>("PUT", "/back-office/list-views/{list}/{id}", "employee", { stale: ["views","history"], load });
export const listListViews = /* @__PURE__ */ route<typeof contract.listListViews>("GET", "/back-office/list-views/{list}", "employee", { shows: ["views"] });
export const removeListView = /* @__PURE__ */ route<typeof contract.removeListView>("DELETE", "/back-office/list-views/{list}/{id}", "employee", { stale: ["views","history"] });
