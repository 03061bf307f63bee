import { closeConnection } from "@solvia/core/crm/chat/connections";
import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

export async function handler({ requestContext }: APIGatewayProxyWebsocketEventV2): Promise<{ statusCode: number }> {
  await closeConnection(requestContext.connectionId);
  return { statusCode: 200 };
}
