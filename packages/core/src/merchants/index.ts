export { followAccount } from "./follow-account.ts";
export { merchantHoldings } from "./personal-holdings.ts";
