import { auditedWrite } from "@solvia/core/accounts/audit/audited-write";
import { subjectOf } from "@solvia/core/accounts/audit/subject";
import { callerById } from "@solvia/core/accounts/caller-by-id";
import { userByEmail } from "@solvia/core/accounts/login/login";
import { rememberRequest } from "@solvia/core/accounts/requests/remember-request";
import { successOf, type Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { emails } from "../../demo/known.ts";

const { administrator } = emails;

type Params = Readonly<Record<string, string | number>>;

/** Somebody with an account, as the shop knows them when they call at that moment. */
export async function personOf(email: string, now: Date): Promise<User> {
  const account = await userByEmail(email);
  const caller = account && (await callerById(account.id, now));
  if (!caller) throw new Error(`${email} has no account`);
  return caller;
}

const pathOf = ({ path }: Endpoint, params: Params): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`nobody said the ${name} of ${path}`);
    return String(value);
  });

interface Act {
  endpoint: Endpoint;
  params?: Params;
  now: Date;
}

/**
 * What a customer does, which is kept among their requests as when they ask for it over HTTP (functions/serve): with the
 * parameters that it is done with, which may depend on who they are.
 */
export async function asCustomer<T, P extends Params = Params>(
  email: string,
  { endpoint, params, now }: Omit<Act, "params"> & { params?: P | ((user: User) => P | Promise<P>) },
  run: (user: User, params: P) => Promise<T>,
): Promise<T> {
  const user = await personOf(email, now);
  const said = typeof params === "function" ? await params(user) : (params ?? ({} as P));
  const path = pathOf(endpoint, said);
  const result = await run(user, said);
  const { method, path: route } = endpoint;
  await rememberRequest(user, { method, path, route, status: successOf(endpoint) }, now);
  return result;
}

/** What an administrator does, the one who is always there where no other is named, under their name, so that history and audit log tell of it as when they ask for it over HTTP. */
export async function asOffice<T>(
  {
    endpoint,
    params = {},
    body,
    now,
    reason,
    email = administrator,
  }: Act & {
    body?: object;
    reason?: string;
    email?: string;
  },
  run: (user: User) => Promise<T>,
): Promise<T> {
  const { about, method, path } = endpoint;
  if (!about) throw new Error(`${method} ${path} doesn't say what it is about`);
  const user = await personOf(email, now);
  const write = { ...subjectOf(about, params, body), action: `${method} ${path}`, by: user.id };
  const idOf = (result: T) => (result as { id?: string } | undefined)?.id;
  return auditedWrite(write, () => run(user), { now, reason, idOf });
}
