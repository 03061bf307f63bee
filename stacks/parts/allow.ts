import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";

export const allow = (actions: string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });
