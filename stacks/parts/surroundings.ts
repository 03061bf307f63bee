import { Stack } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Bucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { settings } from "@solvia/core/platform/settings";
import { queueSetting, type QueueName } from "@solvia/core/platform/work/work";
import type { Bundle } from "../bundles/build.ts";
import type { Needs } from "../bundles/needs.ts";
import { hearingRegion, type Stage } from "../stage.ts";
import { allow } from "./allow.ts";
import { hearingBucket } from "./hearing.ts";
import { supportAddress } from "./incoming-mail.ts";
import { auditLogDenied } from "./audit-log.ts";
import { storageStatements } from "./storage-statements.ts";
import type { Storage } from "./storage.ts";

/** What stands around a function: the settings it may read and the resources it may touch. */
export interface Surroundings {
  stage: Stage;
  environmentFor: (bundle: Pick<Bundle, "needs" | "settings">) => Record<string, string>;
  statementsFor: (bundle: Bundle) => PolicyStatement[];
}

interface Parts {
  storage: Storage;
  queues: Record<QueueName, Queue>;
  /** The chat's connections API, known once the WebSocket API is there. */
  chat: { endpoint: string; connectionsArn: string };
  release: string;
}

export function surroundingsOf(stage: Stage, { storage, queues, chat, release }: Parts): Surroundings {
  const values: Readonly<Record<string, string>> = {
    TABLE_NAME: storage.table.tableName,
    PUBLIC_BUCKET: storage.publicFiles.bucketName,
    PRIVATE_BUCKET: storage.privateFiles.bucketName,
    SITE_BUCKET: storage.siteFiles.bucketName,
    SITE_ORIGIN: `https://${stage.domain.name}`,
    PUBLIC_FILES_URL: `https://${stage.domain.name}/media`,
    CHAT_API_ENDPOINT: chat.endpoint,
    MAIL_FROM: `Solvia <no-reply@${stage.domain.name}>`,
    ...(stage.incomingMailDomain && { SUPPORT_ADDRESS: supportAddress(stage.incomingMailDomain) }),
    /** Where the nearest Amazon Location is: Milan has none. */
    GEO_REGION: "eu-central-1",
    ...(stage.campaignShare && { CAMPAIGN_SHARE: stage.campaignShare }),
    VIES_URL: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    EXCHANGE_URL: stage.exchangeUrl,
    ...(stage.viesRequester && { VIES_REQUESTER: stage.viesRequester }),
    /** Amazon Translate is in Frankfurt; Milan has none. */
    TRANSLATE_REGION: "eu-central-1",
    /** Amazon Transcribe as well; it hears what lies in its own region. */
    TRANSCRIBE_REGION: hearingRegion,
    TRANSCRIBE_BUCKET: hearingBucket(stage),
    CARD_PROVIDER_SCRIPT_URL: "https://js.stripe.com/v3/",
    ADMINISTRATORS_SECOND_FACTOR: stage.administratorsNeedSecondFactor ? "required" : "optional",
    ONLY_THROUGH_CDN: "yes",
    /** What the names of the stage's secrets begin with; their values are read at run time. */
    SECRETS: `solvia/${stage.name}/`,
    RELEASE: release,
    STAGE: stage.name,
  };
  /** The code makes these names from the queue's (platform/work/queue.ts): they can't be found in it. */
  const queueUrls = Object.fromEntries(
    Object.entries(queues).map(([name, { queueUrl }]) => [queueSetting(name as QueueName), queueUrl]),
  );
  const { table } = storage;
  const { region, account } = Stack.of(table);
  const heardFiles = Bucket.fromBucketName(Stack.of(table), "HeardFiles", hearingBucket(stage));
  const secretStatements = ({ needs, secrets }: Bundle): PolicyStatement[] =>
    secrets.length > 0
      ? [
          allow(
            needs.secret,
            secrets.map(
              (name) => `arn:aws:secretsmanager:${region}:${account}:secret:solvia/${stage.name}/${name}-??????`,
            ),
          ),
        ]
      : [];
  const resources: Readonly<Record<Exclude<keyof Needs, "secret" | "bucket">, string[]>> = {
    queue: Object.values(queues).map(({ queueArn }) => queueArn),
    chat: [chat.connectionsArn],
    geo: ["arn:aws:geo-places:eu-central-1::provider/default"],
    translate: ["*"],
    /** A job has no name before it is begun. */
    transcribe: ["*"],
    /** A telephone is no resource. */
    textMessage: ["*"],
    mail: [`arn:aws:ses:*:*:identity/${stage.domain.name}`],
  };
  return {
    stage,
    environmentFor: ({ settings: names, needs }) => ({
      ...Object.fromEntries(
        settings
          .filter((name) => names.includes(name))
          .flatMap((name) => {
            const value = values[name];
            return value === undefined ? [] : [[name, value]];
          }),
      ),
      ...(needs.queue.length > 0 && queueUrls),
    }),
    statementsFor: (bundle) => [
      ...(Object.keys(resources) as (keyof typeof resources)[]).flatMap((kind) =>
        bundle.needs[kind].length > 0 ? [allow(bundle.needs[kind], resources[kind])] : [],
      ),
      ...storageStatements({ ...storage, heardFiles }, bundle.reach),
      ...secretStatements(bundle),
      ...(bundle.reach.table.length > 0 ? auditLogDenied(table.tableArn, bundle.file) : []),
    ],
  };
}
