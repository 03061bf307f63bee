import { userByEmail } from "./login/login.ts";

/** The account that has confirmed this e-mail and is open; undefined where there is none. */
export async function accountOfEmail(email: string) {
  const user = await userByEmail(email);
  return user?.emailVerifiedAt && !user.closedAt && !user.blockedAt ? user : undefined;
}
