import type { User } from "../platform/access.ts";
import { findUser } from "./office/find-user.ts";
import { callerOf } from "./user.ts";

/** A customer as if they were calling, for what the back office does on their order; undefined when the account is closed. */
export async function callerById(id: string, now: Date): Promise<User | undefined> {
  const user = await findUser(id);
  return user && !user.closedAt ? callerOf(user, "", now, { secondFactor: false }) : undefined;
}
