import { timingSafeEqual } from "node:crypto";
import { findUser } from "../../accounts/index.ts";
import { Problem } from "../../platform/problems.ts";
import { findFollowing, writeFollowing } from "./follow.ts";

/** What a letter's link carries: whose it is, and a secret that only their letters know. */
export const leaveToken = ({ userId, leaveSecret }: { userId: string; leaveSecret: string }): string =>
  `${userId}-${leaveSecret}`;

/** How often a link that meets a write of its owner's begins again. */
const attempts = 3;

async function followingByToken(token: string) {
  const [userId = "", ...rest] = token.split("-");
  const given = Buffer.from(rest.join("-"));
  if (!userId || given.length === 0) return undefined;
  const following = await findFollowing(userId);
  const right = Buffer.from(following?.leaveSecret ?? "");
  return given.length === right.length && timingSafeEqual(given, right) ? following : undefined;
}

/** Whose link it is, and whether they follow nothing any more, without changing anything; undefined where it is no link of these letters. */
export async function readLeave(token: string) {
  const following = await followingByToken(token);
  if (!following) return undefined;
  const user = await findUser(following.userId);
  return { email: user?.email, left: following.types.length + following.tags.length === 0 };
}

/** Has the link's owner follow nothing any more; whether it was a link of these letters. May be repeated. Problem: version-conflict. */
export async function leaveByToken(token: string, now: Date): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const following = await followingByToken(token);
    if (!following) return false;
    if (following.types.length + following.tags.length === 0) return true;
    try {
      await writeFollowing(following.userId, following, { types: [], tags: [] }, now);
      return true;
    } catch (error) {
      const isMet = error instanceof Problem && error.code === "version-conflict";
      if (!isMet || attempt === attempts) throw error;
    }
  }
}
