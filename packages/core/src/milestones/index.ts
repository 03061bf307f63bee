export { toldOf } from "./told-of.ts";
export { milestoneProgress } from "./milestone-progress.ts";
export { milestoneHoldings } from "./personal-holdings.ts";
