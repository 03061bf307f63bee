import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import type { RetentionDays } from "aws-cdk-lib/aws-logs";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Bundle } from "../bundles/build.ts";
import { allow } from "./allow.ts";
import type { Surroundings } from "./surroundings.ts";

export interface FunctionOptions {
  timeout: Duration;
  memoryMb: number;
  /** What reading its event source takes, beyond what the code touches. */
  source?: readonly PolicyStatement[];
}

/** The HTTP API gives up after 30 seconds; the function before it. */
const endpointOptions: FunctionOptions = { timeout: Duration.seconds(29), memoryMb: 1024 };

/** One Lambda of one bundle: its own log group and its own role, which holds what the bundle's code touches. */
export function defineFunction(
  stack: Stack,
  id: string,
  bundle: Bundle,
  surroundings: Surroundings,
  { timeout, memoryMb, source = [] }: FunctionOptions = endpointOptions,
): Function {
  const logGroup = new LogGroup(stack, `${id}-log`, {
    retention: surroundings.stage.logDays as RetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(stack, `${id}-role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: {
      needs: new PolicyDocument({
        statements: [
          allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroup.logGroupArn]),
          /** X-Ray knows no resources: the one wildcard, asserted as such in tests/infrastructure. */
          allow(["xray:PutTraceSegments", "xray:PutTelemetryRecords"], ["*"]),
          ...surroundings.statementsFor(bundle),
          ...source,
        ],
      }),
    },
  });
  return new Function(stack, id, {
    code: Code.fromAsset(bundle.folder),
    handler: "index.handler",
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    tracing: Tracing.ACTIVE,
    role: role.withoutPolicyUpdates(),
    logGroup,
    timeout,
    memorySize: memoryMb,
    environment: surroundings.environmentFor(bundle),
  });
}
