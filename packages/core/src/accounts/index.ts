export { ownAddress } from "./addresses.ts";
