import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type BucketProps } from "aws-cdk-lib/aws-s3";
import { tableDefinition } from "@solvia/core/platform/table";
import type { Stage } from "../stage.ts";
import { incomingMailFolder } from "./incoming-mail.ts";

export interface Storage {
  table: Table;
  /** Product pictures and what else everybody may see; read through the CDN. */
  publicFiles: Bucket;
  /** Documents, uploads that wait for their check, the search index. */
  privateFiles: Bucket;
  siteFiles: Bucket;
}

export function defineStorage(stack: Stack, stage: Stage): Storage {
  const removalPolicy = stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
  const key = (name: string) => ({ name, type: AttributeType.STRING });
  const table = new Table(stack, "Table", {
    partitionKey: key(tableDefinition.partitionKey),
    sortKey: key(tableDefinition.sortKey),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: TableEncryption.AWS_MANAGED,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: tableDefinition.timeToLiveAttribute,
    deletionProtection: stage.retainsData,
    removalPolicy,
  });
  for (const index of tableDefinition.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: key(index.partitionKey),
      sortKey: key(index.sortKey),
      projectionType: ProjectionType.ALL,
    });
  }

  const logs = bucket(stack, "AccessLogs", removalPolicy, {
    lifecycleRules: [{ expiration: Duration.days(stage.logDays) }],
  });
  const logged = (prefix: string) => ({ serverAccessLogsBucket: logs, serverAccessLogsPrefix: `${prefix}/` });
  /** The browser posts straight to the bucket, with a policy that the API signed. */
  const cors = [
    {
      allowedMethods: [HttpMethods.POST, HttpMethods.GET],
      allowedOrigins: [`https://${stage.domain.name}`],
      allowedHeaders: ["*"],
      maxAge: 3600,
    },
  ];
  const storage = {
    table,
    publicFiles: bucket(stack, "PublicFiles", removalPolicy, {
      ...logged("public"),
      cors,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
    }),
    privateFiles: bucket(stack, "PrivateFiles", removalPolicy, {
      ...logged("private"),
      cors,
      versioned: true,
      lifecycleRules: [
        { prefix: "uploads/", expiration: Duration.days(7) },
        { prefix: "exports/", expiration: Duration.days(1) },
        // What is kept of a mail lies with the request that it became.
        { prefix: incomingMailFolder, expiration: Duration.days(30) },
        // As long as the requests that they came with (quotations/requests/send-request.ts).
        { prefix: "quotation-requests/visitors/", expiration: Duration.days(365) },
        // As long as the applications that they came with (contacts/messages/message.ts).
        { prefix: "job-applications/", expiration: Duration.days(365) },
        { noncurrentVersionExpiration: Duration.days(90) },
      ],
    }),
    siteFiles: bucket(stack, "SiteFiles", removalPolicy, logged("site")),
  };
  for (const files of [storage.publicFiles, storage.siteFiles]) openToCdn(stack, files);
  return storage;
}

/** Any distribution of this account may read: the one of the stage is defined after the buckets and reads from them. */
function openToCdn(stack: Stack, bucket: Bucket): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      actions: ["s3:GetObject"],
      principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
      resources: [bucket.arnForObjects("*")],
      conditions: { ArnLike: { "AWS:SourceArn": `arn:aws:cloudfront::${stack.account}:distribution/*` } },
    }),
  );
}

/** Encrypted, closed to the public, TLS only. */
const bucket = (stack: Stack, id: string, removalPolicy: RemovalPolicy, more: BucketProps): Bucket =>
  new Bucket(stack, id, {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy,
    ...more,
  });
