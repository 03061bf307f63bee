import { receiveFrame } from "@solvia/core/crm/chat/receive-frame";
import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

export async function handler(event: APIGatewayProxyWebsocketEventV2): Promise<{ statusCode: number }> {
  await receiveFrame(event.requestContext.connectionId, event.body, new Date());
  return { statusCode: 200 };
}
