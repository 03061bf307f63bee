import { findUser, ownersOf } from "../accounts/index.ts";

/** Who is told of what a holder has reached: the user, or the owners of the company. */
export async function toldOf(holderId: string) {
  const user = await findUser(holderId);
  if (user) return user.closedAt ? [] : [user];
  return ownersOf(holderId);
}
