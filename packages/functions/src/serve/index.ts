import type { Endpoint, ReturnOf } from "@solvia/core/contract/endpoint";
import { allowed, allowedWithin, refusedInStead, type User } from "@solvia/core/platform/access";
import { paceHeaders } from "@solvia/core/accounts/api-key/pace-of-key";
import { provenLately } from "@solvia/core/accounts/login/session-limits";
import { isForeignCursor } from "@solvia/core/platform/storing/cursor";
import { Problem } from "@solvia/core/platform/problems";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { authored } from "./authored.ts";
import { answer, problemAnswer } from "./answer.ts";
import type { Call, Reply } from "./call.ts";
import { callerOfRequest, type Seen } from "./caller.ts";
import { noteDown } from "./note-down.ts";
import { observe } from "./observe.ts";
import { addressOf } from "./address.ts";
import { demandPace } from "./pace.ts";
import { checkOrigin } from "./origin.ts";
import { cookiesOf, jsonBody, rawBodyOf, validated } from "./request.ts";
import { once } from "./once.ts";

export { reply } from "./call.ts";

type Answer<E extends Endpoint> = ReturnOf<E> | Reply<ReturnOf<E>>;
type BodyReader = (contract: Endpoint, event: APIGatewayProxyEventV2, user: User | undefined) => unknown;
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Turns an implementation into the Lambda of its contract: session, access, origin, rate limit, validation, the use
 * case, and every refusal as problem+json. `readBody` is replaced by the multipart wrapper (serve/form.ts); `witness` hears of each
 * request what its caller is known by, as it becomes known (serve/reseller).
 */
export function serve<const E extends Endpoint, const R extends Answer<E>>(
  contract: E,
  implementation: (call: Call<E>) => Promise<R> | R,
  readBody: BodyReader = (_, event) => jsonBody(event),
  witness?: (event: APIGatewayProxyEventV2, seen: Seen) => void,
): HttpHandler {
  return (event, context) =>
    observe(contract, event, context, async () => {
      const now = new Date();
      const seen: Seen = {};
      witness?.(event, seen);
      const result = await refusalsAsAnswers(context, () => handled(event, now, seen));
      if (seen.user) await noteDown(contract, event, seen.user, result, now);
      return seen.pace ? { ...result, headers: { ...result.headers, ...paceHeaders(seen.pace) } } : result;
    });

  async function handled(event: APIGatewayProxyEventV2, now: Date, seen: Seen) {
    const cookies = cookiesOf(event);
    const user = await callerOfRequest(contract, event, cookies, now, seen);
    const inStead = refusedInStead(contract, user);
    if (inStead) throw new Problem(inStead);
    if (!allowed(contract.access, user)) throw new Problem(user ? "forbidden" : "not-logged-in");
    if (!allowedWithin(contract.within, user)) throw new Problem("forbidden");
    checkOrigin(contract, event);
    if (contract.stepUp && !provenLately(user?.provenAt, now))
      throw new Problem("proof-needed", { by: user?.provesBy });
    const ip = addressOf(event);
    await demandPace(contract, event, { user, ip }, now);
    const body = contract.body ? await readBody(contract, event, user) : undefined;
    const call = {
      ...validated(contract, event, body),
      user,
      now,
      ip,
      requestContext: event.requestContext,
      rawBody: rawBodyOf(event),
      headers: event.headers,
      cookies,
    } as unknown as Call<E>;
    const run = async () => answer(contract, await implementation(call));
    return once(contract, event, callerName(user, ip), now, () => authored(contract, call, run));
  }
}

/** For whom a repeated write is the same: what a test key has asked is no live key's. */
const callerName = (user: User | undefined, ip: string): string =>
  user?.apiKey?.mode === "test" ? `${user.id} test` : (user?.id ?? ip);

async function refusalsAsAnswers(context: Context, run: () => Promise<APIGatewayProxyStructuredResultV2>) {
  try {
    return await run();
  } catch (error) {
    const problem = isForeignCursor(error) ? new Problem("malformed-request") : error;
    if (problem instanceof Problem) return problemAnswer(problem, context.awsRequestId);
    throw error;
  }
}
