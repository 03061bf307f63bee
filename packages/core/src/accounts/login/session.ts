import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { createHash } from "node:crypto";
import { allowed, type User } from "../../platform/access.ts";
import type { ToldKind } from "../../platform/act-kinds.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { expired, table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { mayActFor } from "../acting/act-for.ts";
import { loadUsers } from "../directory/load-users.ts";
import { dueToTouch, stands } from "./session-limits.ts";
import { callerOf } from "../user.ts";
import { SessionEntity, UserEntity } from "../user.table.ts";

/** What openSession (open-session.ts) gives out; anything else was made up and never reaches a key of the table. */
const wellFormed = /^([\w-]{1,64})\.([\w-]{43})$/;

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

/**
 * The customer whom an employee acts for. When the time is up or the right is gone it is the employee, marked: what a page
 * meant for the customer must not be done to the employee's own account (platform/http/meant-for.ts).
 */
async function customerActedFor(
  employee: User,
  { actingFor = "", actingUntil = 0, actingTold = [] }: Acting,
  now: Date,
): Promise<User> {
  const ended: User = { ...employee, actingEnded: true };
  if (actingUntil * 1000 <= now.getTime() || !allowed("sales", employee)) return ended;
  const [customer] = await loadUsers([actingFor]);
  if (!customer || !mayActFor(employee, customer)) return ended;
  const { id, name, surname } = employee;
  return {
    ...callerOf(customer, employee.sessionId, now, demands()),
    actedBy: { id, name: `${name} ${surname}`.trim(), toldKinds: actingTold },
  };
}

/** Without the setting nothing is demanded: the stacks give it to every stage, the local cloud to none. */
export const demands = () => ({ secondFactor: process.env["ADMINISTRATORS_SECOND_FACTOR"] === "required" });
