import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Stage } from "../stage.ts";

/** Where the CDN writes its logs. It has a name of its own: the distribution lies in another region. */
export function defineCdnLogs(stack: Stack, stage: Stage): IBucket {
  return new Bucket(stack, "CdnLogs", {
    bucketName: `${stage.name}-cdn-logs-${stage.domain.name.replaceAll(".", "-")}`,
    /** CloudFront writes its logs by access control lists, which every other bucket has off. */
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [{ expiration: Duration.days(stage.logDays) }],
    removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
