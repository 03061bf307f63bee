import type { Stack } from "aws-cdk-lib";
import { HttpApi, type CfnStage } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnIntegration, CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { NamedEndpoint } from "@solvia/core/contract";
import type { Bundle } from "../bundles/build.ts";
import type { Stage } from "../stage.ts";
import { allow } from "./allow.ts";
import { defineFunction } from "./function.ts";
import type { Surroundings } from "./surroundings.ts";

/** An HTTP API takes 300 routes and as many integrations: three audiences, three APIs behind one CDN. */
export type Audience = "storefront" | "back-office" | "reseller";

export const audiences: readonly Audience[] = ["storefront", "back-office", "reseller"];

/** Decided by the path alone, so that the CDN can route by it. */
function audienceOf(path: string): Audience {
  if (path.startsWith("/back-office/")) return "back-office";
  return path.startsWith("/reseller/") ? "reseller" : "storefront";
}

export function defineHttpApi(stack: Stack, audience: Audience, stage: Stage): HttpApi {
  const api = new HttpApi(stack, `${audience}-api`, { apiName: `${stage.name}-solvia-${audience}` });
  const log = new LogGroup(stack, `${audience}-access-log`, { retention: stage.logDays as RetentionDays });
  const defaultStage = api.defaultStage?.node.defaultChild as CfnStage;
  defaultStage.accessLogSettings = {
    destinationArn: log.logGroupArn,
    /** No address, no e-mail: what a request was and how it ended. */
    format: JSON.stringify({
      requestId: "$context.requestId",
      route: "$context.routeKey",
      status: "$context.status",
      latency: "$context.responseLatency",
    }),
  };
  defaultStage.defaultRouteSettings = { throttlingBurstLimit: 500, throttlingRateLimit: 1000 };
  return api;
}

/** The functions and routes of one group of the contract. The gateway invokes them all with one role of the stack. */
export function defineEndpoints(
  stack: Stack,
  named: readonly NamedEndpoint[],
  bundleOf: (file: string) => Bundle,
  apis: Readonly<Record<Audience, HttpApi>>,
  surroundings: Surroundings,
): void {
  const functions = named.map(({ name, file, endpoint }) => ({
    name,
    endpoint,
    lambda: defineFunction(stack, name, bundleOf(`api/${file}`), surroundings),
  }));
  const gateway = new Role(stack, "gateway-role", {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    inlinePolicies: {
      invoke: new PolicyDocument({
        statements: [
          allow(
            ["lambda:InvokeFunction"],
            functions.map(({ lambda }) => lambda.functionArn),
          ),
        ],
      }),
    },
  });
  for (const { name, endpoint, lambda } of functions) {
    const api = apis[audienceOf(endpoint.path)];
    const integration = new CfnIntegration(stack, `${name}-integration`, {
      apiId: api.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: lambda.functionArn,
      payloadFormatVersion: "2.0",
      credentialsArn: gateway.roleArn,
    });
    new CfnRoute(stack, `${name}-route`, {
      apiId: api.apiId,
      routeKey: `${endpoint.method} /api${endpoint.path}`,
      target: `integrations/${integration.ref}`,
      /** The function itself checks the session, its access and the origin (functions/src/serve). */
      authorizationType: "NONE",
    });
  }
}
