export { ownAddress } from "./addresses.ts";
export { userOfSession } from "./session.ts";
export { ownPriceTypes, setOwnPriceTypes } from "./own-prices.ts";
export { accountHoldings, sharedEntities } from "./personal-holdings.ts";
export { findUser } from "./find-user.ts";
export { userNames } from "./user-names.ts";
export { ownersOf } from "./members/members.ts";
