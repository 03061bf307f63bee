import { SecretValue } from "aws-cdk-lib";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { secrets, settings } from "@solvia/core/platform/settings";
import { streamReaders, type QueueName } from "@solvia/core/platform/work";
import type { Needs } from "../bundles/needs.ts";
import type { Stage } from "../stage.ts";
import { allow } from "./function.ts";
import type { Storage } from "./storage.ts";

/** What stands around a function: the settings it may read and the resources it may touch. */
export interface Surroundings {
  stage: Stage;
  environmentFor: (names: readonly string[]) => Record<string, string>;
  statementsFor: (needs: Needs) => PolicyStatement[];
  /** The audit log can't be changed: its own worker may only add to it, every other function not even that. */
  auditLogDenied: (file: string) => PolicyStatement;
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
    SITE_ORIGIN: `https://${stage.domain.name}`,
    PUBLIC_FILES_URL: `https://${stage.domain.name}/media`,
    CHAT_API_ENDPOINT: chat.endpoint,
    MAIL_FROM: `Solvia <no-reply@${stage.domain.name}>`,
    VIES_URL: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    /** Amazon Translate is in Frankfurt; Milan has none. */
    TRANSLATE_REGION: "eu-central-1",
    CARD_PROVIDER_SCRIPT_URL: "https://js.stripe.com/v3/",
    ADMINISTRATORS_SECOND_FACTOR: stage.administratorsNeedSecondFactor ? "required" : "optional",
    RELEASE: release,
    STAGE: stage.name,
    ...Object.fromEntries(
      Object.entries(queues).map(([name, queue]) => [
        `QUEUE_${name.replaceAll("-", "_").toUpperCase()}_URL`,
        queue.queueUrl,
      ]),
    ),
  };
  const secret = (name: string) =>
    SecretValue.secretsManager(`solvia/${stage.name}`, { jsonField: name }).unsafeUnwrap();
  /** Settings that only the local cloud gives: where its stand-ins listen. */
  const valueOf = (name: string): string | undefined =>
    (secrets as readonly string[]).includes(name) ? secret(name) : values[name];

  const { table, publicFiles, privateFiles } = storage;
  const indexes = ["gsi1", "gsi2", "gsi3", "gsi4"].map((index) => `${table.tableArn}/index/${index}`);
  const resources: Readonly<Record<keyof Needs, string[]>> = {
    table: [table.tableArn, ...indexes],
    bucket: [publicFiles.arnForObjects("*"), privateFiles.arnForObjects("*")],
    queue: Object.values(queues).map(({ queueArn }) => queueArn),
    chat: [chat.connectionsArn],
    translate: ["*"],
    /** A telephone is no resource. */
    textMessage: ["*"],
    mail: [`arn:aws:ses:*:*:identity/${stage.domain.name}`],
  };
  return {
    stage,
    environmentFor: (names) =>
      Object.fromEntries(
        settings
          .filter((name) => names.includes(name))
          .flatMap((name) => {
            const value = valueOf(name);
            return value === undefined ? [] : [[name, value]];
          }),
      ),
    statementsFor: (needs) =>
      (Object.keys(resources) as (keyof Needs)[]).flatMap((kind) =>
        needs[kind].length > 0 ? [allow(needs[kind], resources[kind])] : [],
      ),
    auditLogDenied: (file) =>
      new PolicyStatement({
        effect: Effect.DENY,
        actions: [
          "dynamodb:DeleteItem",
          "dynamodb:PutItem",
          ...(file === streamReaders.audit.file ? [] : ["dynamodb:UpdateItem"]),
        ],
        resources: [table.tableArn],
        conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] } },
      }),
  };
}
