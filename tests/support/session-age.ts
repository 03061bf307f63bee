import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { sessionOf } from "@solvia/core/accounts/login/session";
import { SessionEntity } from "@solvia/core/accounts/user.table";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The session of a cookie as a test's caller keeps it. */
export const sessionKey = (cookie: string) =>
  sessionOf(Object.fromEntries(cookie.split("; ").map((one) => one.split("=", 2) as [string, string])))!;

/** Changes a session as if what is named had been so many minutes ago, instead of waiting. */
export async function ageSession(cookie: string, ago: { proven?: number; seen?: number; created?: number }) {
  const { proven, seen, created } = ago;
  await SessionEntity.build(UpdateItemCommand)
    .item({
      ...sessionKey(cookie),
      ...(proven !== undefined && { provenAt: Math.floor(minutesAgo(proven).getTime() / 1000) }),
      ...(seen !== undefined && { lastSeenOn: minutesAgo(seen).toISOString() }),
      ...(created !== undefined && { createdOn: minutesAgo(created).toISOString() }),
    })
    .send();
}
