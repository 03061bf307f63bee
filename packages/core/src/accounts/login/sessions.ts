import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { expired, table } from "../../platform/table.ts";
import { stands } from "./session-limits.ts";
import { SessionEntity } from "../user.table.ts";

async function sessionsOf(userId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `SESSIONS#${userId}` })
    .entities(SessionEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

const openSessions = async (userId: string, now: Date) =>
  (await sessionsOf(userId)).filter((session) => !expired(session, now));

/** Ends every session of a user. */
export async function closeAllSessions(userId: string): Promise<void> {
  const all = await sessionsOf(userId);
  await Promise.all(all.map((session) => SessionEntity.build(DeleteItemCommand).key(session).send()));
}

/** Where the user is logged in, the latest first; the asking session is marked. */
export async function listSessions(user: Pick<User, "id" | "sessionId" | "roles">, now: Date) {
  const items = (await openSessions(user.id, now))
    .filter((session) => stands(session, user.roles, now))
    .map((session) => ({ ...session, current: session.id === user.sessionId }))
    .toSorted((a, b) => b.createdOn.localeCompare(a.createdOn));
  return { items };
}

/** Ends every session of the user, or every one but the asking one. */
export async function endAllSessions(user: User, { keepThis }: { keepThis: boolean }, now: Date): Promise<void> {
  const ended = (await openSessions(user.id, now)).filter(({ id }) => !keepThis || id !== user.sessionId);
  await Promise.all(ended.map((session) => SessionEntity.build(DeleteItemCommand).key(session).send()));
}

/** Ends one of the user's own sessions; anybody else's is not-found. */
export async function endSession(user: User, id: string, now: Date): Promise<void> {
  const session = (await openSessions(user.id, now)).find((candidate) => candidate.id === id);
  if (!session) throw new Problem("not-found");
  await SessionEntity.build(DeleteItemCommand).key(session).send();
}
