export { publicationHoldings } from "./personal-holdings.ts";
