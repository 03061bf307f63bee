import type { Stack } from "aws-cdk-lib";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

/** Amazon's own rule sets and a ceiling per address, in production; answers its ARN. */
export function defineFirewall(stack: Stack): string {
  const metrics = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: false,
    metricName,
  });
  const managed = (name: string, priority: number) => ({
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
    visibilityConfig: metrics(name),
  });
  const firewall = new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: metrics("firewall"),
    rules: [
      managed("AWSManagedRulesAmazonIpReputationList", 0),
      managed("AWSManagedRulesKnownBadInputsRuleSet", 1),
      {
        name: "rate",
        priority: 2,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: "IP", limit: 3000 } },
        visibilityConfig: metrics("rate"),
      },
    ],
  });
  return firewall.attrArn;
}
