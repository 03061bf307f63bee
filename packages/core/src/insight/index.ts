export { insightHoldings } from "./personal-holdings.ts";
