export { subscriptionHoldings } from "./personal-holdings.ts";
