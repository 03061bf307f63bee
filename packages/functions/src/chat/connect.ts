import { sessionOf, userOfCookie } from "@solvia/core/accounts/login/session";
import { openConnection } from "@solvia/core/crm/chat/connections";
import { setting } from "@solvia/core/platform/config";
import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import { cameThroughCdn } from "../gateway/from-cdn.ts";

type Connect = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string | undefined>;
  queryStringParameters?: Record<string, string | undefined>;
};

/**
 * Opens the chat's socket for whoever is logged in, and only from our own pages: browsers send cookies from any site.
 * Nobody chats in another's name, and a page's chat is that of whom the page is for (platform/http/meant-for.ts): browsers can set no
 * header here, so the address names them. WebSocket APIs remember no authorizer's answer, so that the way past the CDN is closed here.
 */
export async function handler({
  headers = {},
  queryStringParameters: { viewer } = {},
  requestContext,
}: Connect): Promise<{ statusCode: number }> {
  const header = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? "";
  if (setting("ONLY_THROUGH_CDN") === "yes" && !(await cameThroughCdn(headers))) return { statusCode: 403 };
  if (header("origin") !== setting("SITE_ORIGIN")) return { statusCode: 403 };
  const cookies = Object.fromEntries(
    header("cookie")
      .split(/;\s*/)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
  );
  const now = new Date();
  const user = await userOfCookie(cookies, now);
  const session = sessionOf(cookies);
  if (!user || !session || user.actedBy) return { statusCode: 401 };
  if (viewer !== undefined && viewer !== user.id) return { statusCode: 403 };
  await openConnection(requestContext.connectionId, user, session.secretHash, now);
  return { statusCode: 200 };
}
