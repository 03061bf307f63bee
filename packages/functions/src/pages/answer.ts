import { answerPage } from "@solvia/core/site/pages/answer-page";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** What the CDN asks when the site's bucket lacks an object: the page is written now, or said to be gone or unknown. */
export async function handler({ rawPath }: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { status, type, caching, body, location } = await answerPage(rawPath, new Date());
  return {
    statusCode: status,
    headers: { "content-type": type, "cache-control": caching, ...(location && { location }) },
    body,
  };
}
