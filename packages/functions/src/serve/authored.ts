import { sessionOf } from "@solvia/core/accounts/login/session";
import { isWrite, type Endpoint } from "@solvia/core/contract/endpoint";
import { tellOfAct } from "@solvia/core/accounts/acting/tell-of-act";
import { auditedWrite } from "@solvia/core/accounts/audit/audited-write";
import { subjectOf } from "@solvia/core/accounts/audit/subject";
import { isOfficeAccess, type User } from "@solvia/core/platform/access";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

interface Called {
  cookies: Readonly<Record<string, string>>;
  params: Readonly<Record<string, unknown>>;
  body?: unknown;
  user: User | undefined;
  now: Date;
}
type Result = APIGatewayProxyStructuredResultV2;

/** Runs a write of the back office, or of an employee who acts for a customer, so that the audit log tells of it. */
export async function authored(contract: Endpoint, call: unknown, run: () => Promise<Result>): Promise<Result> {
  const { params, body, user, now, cookies } = call as Called;
  const { method, path, access, forOthers, about } = contract;
  if (!isWrite({ method, access }) || !user || !(isOfficeAccess(access) || user.actedBy)) return run();
  if (about?.untold) return run();
  if (!about && !user.actedBy) throw new Error(`${method} ${path} doesn't say what it is about`);
  const subject = user.actedBy || !about ? { kind: "users", entityId: user.id } : subjectOf(about, params, body);
  const write = { ...subject, action: `${method} ${path}`, by: user.actedBy?.id ?? user.id };
  const result = await auditedWrite({ ...write, ...(user.actedBy && { actingFor: user.id }) }, run, {
    now,
    reason: reasonIn(body),
    idOf: answeredId,
  });
  if (user.actedBy && forOthers && forOthers !== true) await tellOfAct(user, sessionOf(cookies), forOthers, now);
  return result;
}

/** Why, where the endpoint asks for it. */
function reasonIn(body: unknown): string | undefined {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === "string" ? reason : undefined;
}

/** What a creation answers is what it has created. */
function answeredId({ body }: Result): string | undefined {
  if (!body?.startsWith("{")) return undefined;
  const { id } = JSON.parse(body) as { id?: unknown };
  return typeof id === "string" ? id : undefined;
}
