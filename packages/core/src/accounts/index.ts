export { ownAddress } from "./addresses.ts";
export { userOfSession } from "./session.ts";
export { findUser } from "./find-user.ts";
