import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { limited } from "@solvia/core/platform/rate-limit";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** So many callers may share one server of the CDN. */
const callersOfOneServer = 100;

/**
 * The endpoint's rate limit for the caller. Whoever avoids the CDN can write any address before their own, but not the one
 * that the gateway sees: that has a limit too, wide enough for all who come through one server of the CDN.
 */
export async function demandPace(
  { method, path, rateLimit }: Pick<Endpoint, "method" | "path" | "rateLimit">,
  event: Pick<APIGatewayProxyEventV2, "requestContext">,
  { user, ip }: { user: Pick<User, "id"> | undefined; ip: string },
  now: Date,
): Promise<void> {
  if (!rateLimit) return;
  await limited({ method, path, rateLimit }, user?.id ?? ip, now);
  const { sourceIp } = event.requestContext.http;
  if (user || ip === sourceIp) return;
  const { limit, windowSeconds } = rateLimit;
  const shared = { limit: limit * callersOfOneServer, windowSeconds };
  await limited({ method, path: `${path}#server`, rateLimit: shared }, sourceIp, now);
}
