export { ownAddress } from "./addresses.ts";
export { userOfSession } from "./session.ts";
