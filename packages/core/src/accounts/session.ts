import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { createHash } from "node:crypto";
import { allowed, type User } from "../platform/access.ts";
import type { ToldKind } from "../platform/act-kinds.ts";
import { hiddenCookie, readableCookie } from "../platform/cookie.ts";
import { newId, newSecret } from "../platform/ids.ts";
import { hintCookie } from "../platform/session-hint.ts";
import { expired, table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { conditionFailed } from "../platform/transaction.ts";
import { mayActFor } from "./acting/act-for.ts";
import { loadUsers } from "./directory/load-users.ts";
import { dueToTouch, sessionLimits, stands } from "./session-limits.ts";
import { callerOf } from "./user.ts";
import { SessionEntity, UserEntity } from "./user.table.ts";

export const sessionCookie = "solvia_session";

/** What openSession gives out; anything else was made up and never reaches a key of the table. */
const wellFormed = /^([\w-]{1,64})\.([\w-]{43})$/;

/** Nobody's session lasts longer (session-limits.ts): for so long the browser keeps the cookie, and the table the item. */
const longestSeconds = sessionLimits([]).lifetimeSeconds;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * Who holds this cookie, in one request to the table; nobody when the session has ended or the user is blocked. A call that
 * somebody at the keys has caused (`attended`) keeps the session from being idle.
 */
export async function userOfCookie(
  cookies: Readonly<Record<string, string>>,
  now: Date,
  { attended = false } = {},
): Promise<User | undefined> {
  const held = sessionOf(cookies);
  if (!held) return undefined;
  const open = await openSessionOf(held, now);
  if (open && attended && dueToTouch(open.session, open.user.roles, now)) await touch(held, now);
  return open && callerIn(open, now);
}

/** That somebody is still there; a session that has been ended meanwhile stays ended. */
async function touch(held: SessionKey, now: Date): Promise<void> {
  await SessionEntity.build(UpdateItemCommand)
    .item({ ...held, lastSeenOn: instant(now) })
    .options({ condition: { attr: "id", exists: true } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** The session that a cookie names, whether or not it still stands. */
export function sessionOf(cookies: Readonly<Record<string, string>>) {
  const [, userId, secret] = wellFormed.exec(cookies[sessionCookie] ?? "") ?? [];
  return userId && secret ? { userId, secretHash: hashOf(secret) } : undefined;
}

/** The same for a session that a WebSocket was opened with. */
export async function userOfSession(userId: string, secretHash: string, now: Date): Promise<User | undefined> {
  const open = await openSessionOf({ userId, secretHash }, now);
  return open && callerIn(open, now);
}

interface SessionKey {
  userId: string;
  secretHash: string;
}

async function openSessionOf(key: SessionKey, now: Date) {
  const { Responses } = await execute(
    table
      .build(BatchGetCommand)
      .requests(
        SessionEntity.build(BatchGetRequest).key(key),
        UserEntity.build(BatchGetRequest).key({ id: key.userId }),
      ),
  );
  const [session, user] = Responses?.[0] ?? [];
  if (!session || !user || expired(session, now) || user.blockedAt || user.closedAt) return undefined;
  return stands(session, user.roles, now) ? { session, user } : undefined;
}

async function callerIn({ session, user }: NonNullable<Awaited<ReturnType<typeof openSessionOf>>>, now: Date) {
  const caller: User = {
    ...callerOf(user, session.id, now, demands()),
    provenAt: session.provenAt,
    provesBy: user.secondFactorAt ? "code" : "password",
  };
  return session.actingFor ? customerActedFor(caller, session, now) : caller;
}

interface Acting {
  actingFor?: string | undefined;
  actingUntil?: number | undefined;
  actingTold?: readonly ToldKind[] | undefined;
}

/** The customer whom an employee acts for; the employee again when the time is up or the right is gone. */
async function customerActedFor(
  employee: User,
  { actingFor = "", actingUntil = 0, actingTold = [] }: Acting,
  now: Date,
): Promise<User> {
  if (actingUntil * 1000 <= now.getTime() || !allowed("sales", employee)) return employee;
  const [customer] = await loadUsers([actingFor]);
  if (!customer || !mayActFor(employee, customer)) return employee;
  const { id, name, surname } = employee;
  return {
    ...callerOf(customer, employee.sessionId, now, demands()),
    actedBy: { id, name: `${name} ${surname}`.trim(), told: actingTold },
  };
}

/** Without the setting nothing is demanded: the stacks give it to every stage, the local cloud to none. */
export const demands = () => ({ secondFactor: process.env["ADMINISTRATORS_SECOND_FACTOR"] === "required" });

/** Opens a session and answers the cookie to set: a new secret at every login, of which only the hash is stored. */
export async function openSession(userId: string, device: string | undefined, now: Date): Promise<string> {
  const secret = newSecret();
  await SessionEntity.build(PutItemCommand)
    .item({
      userId,
      secretHash: hashOf(secret),
      id: newId(),
      createdOn: instant(now),
      lastSeenOn: instant(now),
      device: device?.slice(0, 200),
      expiresAt: Math.floor(now.getTime() / 1000) + longestSeconds,
      provenAt: Math.floor(now.getTime() / 1000),
    })
    .send();
  return hiddenCookie(sessionCookie, `${userId}.${secret}`, longestSeconds);
}

/** Ends the cookie's session and answers the cookie that clears it in the browser. */
export async function closeSession(cookies: Readonly<Record<string, string>>): Promise<string> {
  const held = sessionOf(cookies);
  if (held) await SessionEntity.build(DeleteItemCommand).key(held).send();
  return hiddenCookie(sessionCookie, "", 0);
}

/** Tells pages that there is a session, or that there is none any more (session-hint.ts): set and cleared beside its cookie. */
export const sessionHint = (open: boolean): string =>
  readableCookie(hintCookie, open ? "1" : "", open ? longestSeconds : 0);

/** Ends every session of a user. */
export async function closeAllSessions(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `USER#${userId}`, range: { beginsWith: "SESSION#" } })
    .entities(SessionEntity)
    .options({ consistent: true })
    .send();
  await Promise.all(Items.map((session) => SessionEntity.build(DeleteItemCommand).key(session).send()));
}
