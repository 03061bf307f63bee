import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { streamReaders } from "@solvia/core/platform/work/work";
import { itemActions } from "../bundles/reach.ts";

/**
 * The audit log can't be changed: its own worker may only add to it, every other function not even that. What is not one of
 * the few ways by which functions read and write items (statements of PartiQL; deleting, restoring, importing or altering the
 * table, its expiry, its replicas and its backups, and what Amazon adds one day) is denied as a whole.
 */
export function auditLogDenied(tableArn: string, file: string): PolicyStatement[] {
  const adds = file === streamReaders.audit.file;
  const writes = ["dynamodb:BatchWriteItem", "dynamodb:DeleteItem", "dynamodb:PutItem", "dynamodb:UpdateItem"];
  return [
    new PolicyStatement({
      effect: Effect.DENY,
      actions: writes.filter((action) => !(adds && action === "dynamodb:UpdateItem")),
      resources: [tableArn],
      conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] } },
    }),
    new PolicyStatement({
      effect: Effect.DENY,
      notActions: [...itemActions],
      resources: [tableArn, `${tableArn}/index/*`, `${tableArn}/backup/*`],
    }),
  ];
}
