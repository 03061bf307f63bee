export { toldOf } from "./told-of.ts";
export { milestoneHoldings } from "./personal-holdings.ts";
