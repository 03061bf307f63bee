import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { hiddenCookie, readableCookie } from "../../platform/http/cookie.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { hintCookie } from "../../platform/http/session-hint.ts";
import { instant } from "../../platform/time.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { hashOf, sessionOf } from "./session.ts";
import { sessionLimits } from "./session-limits.ts";
import { SessionEntity } from "../user.table.ts";

/** Nobody's session lasts longer (session-limits.ts): for so long the browser keeps the cookie, and the table the item. */
const longestSeconds = sessionLimits([]).lifetimeSeconds;

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
