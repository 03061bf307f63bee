import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from "aws-lambda";
import { cameThroughCdn } from "./from-cdn.ts";

/**
 * What the HTTP APIs ask before each route, and remember for five minutes by what the header says: requests past the CDN end
 * here, without the firewall's help and before any endpoint. Who calls is the endpoint's own question.
 */
export const handler = async ({
  headers = {},
}: Pick<APIGatewayRequestAuthorizerEventV2, "headers">): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: await cameThroughCdn(headers),
});
