import type { Endpoint, ReturnOf } from "@solvia/core/contract/endpoint";
import { resellerOf, type Reseller } from "@solvia/core/reseller/access/reseller";
import { noteCall } from "@solvia/core/reseller/usage/note-call";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Call, Reply } from "./call.ts";
import type { Seen } from "./caller.ts";
import { serve, type HttpHandler } from "./index.ts";

type ResellerEndpoint = Endpoint & { readonly access: "reseller" };
type Answer<E extends Endpoint> = ReturnOf<E> | Reply<ReturnOf<E>>;

/**
 * The Lambda of an endpoint of the reseller API: let in by a key with the endpoint's scope alone. The implementation gets the
 * `reseller` besides what every call has. Each call of a key that counts, refused ones too, is counted and noted for its owner; that
 * it can't be fails no request.
 */
export function serveReseller<const E extends ResellerEndpoint>(
  contract: E,
  implementation: (call: Call<E> & { reseller: Reseller }) => Promise<Answer<E>> | Answer<E>,
): HttpHandler {
  const callers = new WeakMap<object, Seen>();
  const handler = serve(
    contract,
    (call: Call<E>) => implementation({ ...call, reseller: resellerOf(call.user as Reseller["user"]) }),
    undefined,
    (event, seen) => callers.set(event, seen),
  );
  return async (event, context) => {
    const [now, started] = [new Date(), performance.now()];
    const result = await handler(event, context);
    const user = callers.get(event)?.user;
    if (user?.apiKey) {
      const outcome = {
        endpoint: `${contract.method} ${contract.path}`,
        ...refusalIn(result),
        durationMs: Math.round(performance.now() - started),
        requestId: context.awsRequestId,
      };
      await noteCall(resellerOf(user), outcome, now).catch(() => undefined);
    }
    return result;
  };
}

/** How it ended; of what was refused the code, and the fields by their names alone. */
function refusalIn({ statusCode = 200, body }: APIGatewayProxyStructuredResultV2) {
  if (statusCode < 400 || !body) return { status: statusCode };
  const { code, errors } = JSON.parse(body) as { code?: string; errors?: readonly { field: string }[] };
  return {
    status: statusCode,
    code,
    ...(errors && { fields: errors.slice(0, 10).map(({ field }) => field.slice(0, 60)) }),
  };
}
