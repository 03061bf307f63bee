// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/health";
import { route } from "../route.ts";

export const getHealth = /* @__PURE__ */ route<typeof contract.getHealth>("GET", "/health", "anyone", { forOthers: true });
