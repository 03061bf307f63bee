import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { FilesGrant, Permissions, TableGrant } from "@solvia/core/platform/permissions";
import { allow } from "./allow.ts";
import type { Storage } from "./storage.ts";

/** What a function's role may do to the table and the buckets: by partition key and by object key, never as a whole. */
export function storageStatements(
  storage: Storage & { heardFiles: IBucket },
  { table, files }: Permissions,
): PolicyStatement[] {
  const bucketOf: Record<FilesGrant["bucket"], IBucket> = {
    PRIVATE_BUCKET: storage.privateFiles,
    PUBLIC_BUCKET: storage.publicFiles,
    SITE_BUCKET: storage.siteFiles,
    TRANSCRIBE_BUCKET: storage.heardFiles,
  };
  const readFrom = new Set(files.filter(({ actions }) => actions.includes("s3:GetObject")).map(({ bucket }) => bucket));
  return [
    ...table.map((grant) => byKey(storage, grant)),
    ...files.map(({ actions, bucket, keys }) =>
      allow(
        [...actions],
        keys.map((key) => bucketOf[bucket].arnForObjects(key)),
      ),
    ),
    // Without it S3 answers "forbidden" for an object that is not there, and what asks whether it is would fail. It shows names alone.
    ...[...readFrom].map((bucket) => allow(["s3:ListBucket"], [bucketOf[bucket].bucketArn])),
  ];
}

const byKey = ({ table }: Storage, { actions, index, keys }: TableGrant): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: [...actions],
    resources: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
    conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...keys] } },
  });
