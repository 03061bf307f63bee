export { resellerHoldings } from "./personal-holdings.ts";
