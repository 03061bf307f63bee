import type { Stack } from "aws-cdk-lib";
import { CfnAuthorizer, CfnIntegration, CfnRoute, HttpApi, type CfnStage } from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Function } from "aws-cdk-lib/aws-lambda";
import type { NamedEndpoint } from "@solvia/core/contract";
import { cdnHeader } from "@solvia/core/platform/http/cdn-header";
import type { Bundle } from "../bundles/build.ts";
import type { Stage } from "../stage.ts";
import { allow } from "./allow.ts";
import { defineFunction } from "./function.ts";
import type { Surroundings } from "./surroundings.ts";

/** An HTTP API takes 300 routes and as many integrations: each audience has one, behind one CDN; the back office, which has more, has two. */
export type Audience = "storefront" | "back-office" | "back-office-crm" | "reseller";

export const audiences: readonly Audience[] = ["storefront", "back-office", "back-office-crm", "reseller"];

/** What of the back office's addresses is content and customer relations: the first part of each behind "/back-office/". */
export const crmParts = [
  "cold-emails",
  "companies",
  "contacts",
  "contact-lists",
  "leads",
  "messages",
  "publications",
  "question-answering",
  "quick-replies",
  "tickets",
  "users",
] as const;

/** Decided by the path alone, so that the CDN can route by it. */
function audienceOf(path: string): Audience {
  const [, first, part = ""] = path.split("/");
  if (first === "back-office")
    return (crmParts as readonly string[]).includes(part) ? "back-office-crm" : "back-office";
  // Whoever works in a warehouse is of the house.
  if (first === "warehouse") return "back-office";
  return first === "reseller" || first === "dropshipping" ? "reseller" : "storefront";
}

/** An API with what lets in whoever came through the CDN, and nobody else. */
export interface GuardedApi {
  api: HttpApi;
  authorizerId: string;
}

/**
 * How many requests of an audience the gateway lets in, at once and in a second, before any function is asked. Resellers' programs call
 * by the clock, all at the full hour: what they are let in with leaves the account's functions to the shop.
 */
const throttling: Readonly<Record<Audience, CfnStage.RouteSettingsProperty>> = {
  storefront: { throttlingBurstLimit: 500, throttlingRateLimit: 1000 },
  "back-office": { throttlingBurstLimit: 500, throttlingRateLimit: 1000 },
  "back-office-crm": { throttlingBurstLimit: 500, throttlingRateLimit: 1000 },
  reseller: { throttlingBurstLimit: 100, throttlingRateLimit: 200 },
};

/** So long the gateway remembers an answer for one value of the header. */
const rememberedSeconds = 300;

/** The API of one audience. `authorizer` is the function that says who came through the CDN (gateway/authorize). */
export function defineHttpApi(stack: Stack, audience: Audience, stage: Stage, authorizer: Function): GuardedApi {
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
  defaultStage.defaultRouteSettings = throttling[audience];
  const role = new Role(stack, `${audience}-authorizer-role`, {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    inlinePolicies: {
      invoke: new PolicyDocument({ statements: [allow(["lambda:InvokeFunction"], [authorizer.functionArn])] }),
    },
  });
  const { ref } = new CfnAuthorizer(stack, `${audience}-authorizer`, {
    apiId: api.apiId,
    name: "only-through-cdn",
    authorizerType: "REQUEST",
    authorizerUri: `arn:aws:apigateway:${stack.region}:lambda:path/2015-03-31/functions/${authorizer.functionArn}/invocations`,
    authorizerCredentialsArn: role.roleArn,
    authorizerPayloadFormatVersion: "2.0",
    enableSimpleResponses: true,
    identitySource: [`$request.header.${cdnHeader}`],
    authorizerResultTtlInSeconds: rememberedSeconds,
  });
  return { api, authorizerId: ref };
}

/** The functions and routes of one group of the contract. The gateway invokes them with a role of the stack, or of a part of its functions. */
export function defineEndpoints(
  stack: Stack,
  named: readonly NamedEndpoint[],
  bundleOf: (file: string) => Bundle,
  apis: Readonly<Record<Audience, GuardedApi>>,
  surroundings: Surroundings,
): void {
  const functions = named.map(({ name, file, endpoint }) => ({
    name,
    endpoint,
    lambda: defineFunction(stack, name, bundleOf(`api/${file}`), surroundings),
  }));
  for (let at = 0; at < functions.length; at += mostPerRole) {
    const part = functions.slice(at, at + mostPerRole);
    const role = invoking(
      stack,
      part.map(({ lambda }) => lambda),
      at === 0 ? "gateway-role" : `gateway-role-from-${at}`,
    );
    for (const { name, endpoint, lambda } of part) {
      const api = apis[audienceOf(endpoint.path)];
      defineRoute(stack, name, { api, lambda, role, routeKey: `${endpoint.method} /api${endpoint.path}` });
    }
  }
}

/** A role's policies have room for 10,240 characters: for the ARNs of some 66 functions. */
const mostPerRole = 60;

/** What each API answers where it has no route: the gateway's own words would be no problem+json. */
export function defineDefaultRoutes(
  stack: Stack,
  apis: Readonly<Record<Audience, GuardedApi>>,
  lambda: Function,
): void {
  const role = invoking(stack, [lambda], "gateway-role");
  for (const audience of audiences)
    defineRoute(stack, `${audience}-default`, { api: apis[audience], lambda, role, routeKey: "$default" });
}

/** The role with which the gateway invokes functions of a stack. */
const invoking = (stack: Stack, functions: readonly Function[], id: string): Role =>
  new Role(stack, id, {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    inlinePolicies: {
      invoke: new PolicyDocument({
        statements: [
          allow(
            ["lambda:InvokeFunction"],
            functions.map(({ functionArn }) => functionArn),
          ),
        ],
      }),
    },
  });

interface Routed {
  api: GuardedApi;
  lambda: Function;
  role: Role;
  routeKey: string;
}

function defineRoute(stack: Stack, name: string, { api: { api, authorizerId }, lambda, role, routeKey }: Routed): void {
  const integration = new CfnIntegration(stack, `${name}-integration`, {
    apiId: api.apiId,
    integrationType: "AWS_PROXY",
    integrationUri: lambda.functionArn,
    payloadFormatVersion: "2.0",
    credentialsArn: role.roleArn,
  });
  new CfnRoute(stack, `${name}-route`, {
    apiId: api.apiId,
    routeKey,
    target: `integrations/${integration.ref}`,
    /** Only the way: who calls, what they may and their page's origin are checked by the function (functions/src/serve). */
    authorizationType: "CUSTOM",
    authorizerId,
  });
}
