import type { Stack } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute, type CfnStage, WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Stage } from "../stage.ts";
import { allow } from "./allow.ts";

export interface ChatApi {
  api: WebSocketApi;
  /** Where functions post to open connections. */
  endpoint: string;
  connectionsArn: string;
  /** What the CDN forwards /websocket/chat to. */
  domain: string;
}

/** The stage's name is the last part of the path that the specification gives: /websocket/chat. */
const stageName = "chat";

export function defineChatApi(stack: Stack, stage: Stage): ChatApi {
  const api = new WebSocketApi(stack, "chat-api", { apiName: `${stage.name}-solvia-chat` });
  const deployed = new WebSocketStage(stack, "chat-stage", { webSocketApi: api, stageName, autoDeploy: true });
  const log = new LogGroup(stack, "chat-access-log", { retention: stage.logDays as RetentionDays });
  (deployed.node.defaultChild as CfnStage).accessLogSettings = {
    destinationArn: log.logGroupArn,
    format: JSON.stringify({
      requestId: "$context.requestId",
      route: "$context.routeKey",
      status: "$context.status",
      error: "$context.integrationErrorMessage",
    }),
  };
  return {
    api,
    endpoint: deployed.callbackUrl,
    connectionsArn: `arn:aws:execute-api:${stack.region}:${stack.account}:${api.apiId}/${stageName}/POST/@connections/*`,
    domain: `${api.apiId}.execute-api.${stack.region}.amazonaws.com`,
  };
}

export type ChatRoute = "$connect" | "$disconnect" | "$default";

export function defineChatRoutes(
  stack: Stack,
  api: WebSocketApi,
  functions: Readonly<Record<ChatRoute, Function>>,
): void {
  const role = new Role(stack, "chat-gateway-role", {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    inlinePolicies: {
      invoke: new PolicyDocument({
        statements: [
          allow(
            ["lambda:InvokeFunction"],
            Object.values(functions).map(({ functionArn }) => functionArn),
          ),
        ],
      }),
    },
  });
  for (const [routeKey, lambda] of Object.entries(functions)) {
    const id = routeKey.replace("$", "chat-");
    const integration = new CfnIntegration(stack, `${id}-integration`, {
      apiId: api.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: `arn:aws:apigateway:${stack.region}:lambda:path/2015-03-31/functions/${lambda.functionArn}/invocations`,
      credentialsArn: role.roleArn,
    });
    new CfnRoute(stack, `${id}-route`, {
      apiId: api.apiId,
      routeKey,
      target: `integrations/${integration.ref}`,
      authorizationType: "NONE",
    });
  }
}
