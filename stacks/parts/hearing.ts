import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import type { Stage } from "../stage.ts";

/** A name of its own: the functions lie in another region. */
export const hearingBucket = ({ name, domain }: Pick<Stage, "name" | "domain">): string =>
  `${name}-recordings-${domain.name.replaceAll(".", "-")}`;

/** Where recordings lie for a day while they are transcribed; published recordings stay where the CDN reads them. */
export function defineHearing(stack: Stack, stage: Stage): void {
  new Bucket(stack, "Recordings", {
    bucketName: hearingBucket(stage),
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [{ expiration: Duration.days(1) }],
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
