import { CfnOutput, Stack, type App } from "aws-cdk-lib";
import { endpoints, groups } from "@solvia/core/contract";
import type { Bundle } from "./bundles/build.ts";
import { defineAlarms } from "./parts/alarms.ts";
import {
  audiences,
  defineDefaultRoutes,
  defineEndpoints,
  defineHttpApi,
  type Audience,
  type GuardedApi,
} from "./parts/api.ts";
import { defineBackground } from "./parts/background.ts";
import { defineBackups } from "./parts/backup.ts";
import { defineChatApi, defineChatRoutes } from "./parts/chat.ts";
import { defineFunction } from "./parts/function.ts";
import { defineHearing } from "./parts/hearing.ts";
import { defineIncomingMail } from "./parts/incoming-mail.ts";
import { defineMailOutcomes } from "./parts/mail-outcomes.ts";
import { defineQueues } from "./parts/queues.ts";
import { defineCdnLogs } from "./parts/cdn-logs.ts";
import { defineFirewall } from "./parts/firewall.ts";
import { defineSite } from "./parts/site.ts";
import { defineStorage } from "./parts/storage.ts";
import { watchStage } from "./parts/watch.ts";
import { surroundingsOf } from "./parts/surroundings.ts";
import { cdnLogRegion, edgeRegion, hearingRegion, homeRegion, type Stage } from "./stage.ts";

export interface Release {
  bundles: readonly Bundle[];
  /** What /health answers: the commit that is deployed. */
  name: string;
}

/** "back-office/catalogue" → "BackOfficeCatalogue". */
const pascal = (group: string) => group.replaceAll(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every stack of a stage, wired by what each returns. */
export function defineStacks(app: App, stage: Stage, release: Release): void {
  const stackOf = (name: string, region: string = homeRegion) =>
    new Stack(app, `${stage.name}-solvia-${name}`, { env: { region }, crossRegionReferences: true });
  const bundleOf = (file: string): Bundle => {
    const bundle = release.bundles.find((candidate) => candidate.file === file);
    if (!bundle) throw new Error(`no bundle for ${file}: run npm run synth`);
    return bundle;
  };

  const storage = defineStorage(stackOf("Storage"), stage);
  const work = stackOf("Queues");
  const raise = defineAlarms(work, stage);
  const queues = defineQueues(work, raise);
  if (stage.incomingMailDomain)
    defineIncomingMail(work, stage.incomingMailDomain, {
      bucket: storage.privateFiles,
      queue: queues["incoming-mail"],
    });

  defineHearing(stackOf("Hearing", hearingRegion), stage);
  defineMailOutcomes(work, stage, queues["mail-outcomes"]);

  const chatStack = stackOf("Chat");
  const chat = defineChatApi(chatStack, stage);
  const surroundings = surroundingsOf(stage, { storage, queues, chat, release: release.name });
  const edge = stackOf("Gateways");
  const authorizer = defineFunction(edge, "only-through-cdn", bundleOf("gateway/authorize"), surroundings);
  const apis = Object.fromEntries(
    audiences.map((audience) => [audience, defineHttpApi(edge, audience, stage, authorizer)]),
  ) as Record<Audience, GuardedApi>;
  defineDefaultRoutes(
    edge,
    apis,
    defineFunction(edge, "no-such-address", bundleOf("gateway/no-such-address"), surroundings),
  );

  const chatFunction = (name: string) =>
    defineFunction(chatStack, `chat-${name}`, bundleOf(`chat/${name}`), surroundings);
  defineChatRoutes(chatStack, chat.api, {
    $connect: chatFunction("connect"),
    $disconnect: chatFunction("disconnect"),
    $default: chatFunction("message"),
  });
  for (const group of Object.keys(groups)) {
    const named = endpoints.filter((endpoint) => endpoint.group === group);
    defineEndpoints(stackOf(`Api${pascal(group)}`), named, bundleOf, apis, surroundings);
  }
  defineBackground(stackOf("Background"), { storage, queues, bundleOf, surroundings, raise });
  if (stage.backupVaultArn) defineBackups(stackOf("Backups"), storage, stage.backupVaultArn, raise);
  const site = stackOf("Site");
  const answerPage = defineFunction(site, "answer-page", bundleOf("pages/answer"), surroundings);
  const { distributionId } = defineSite(site, stage, {
    storage,
    apis,
    chat,
    answerPage,
    logBucket: defineCdnLogs(stackOf("CdnLogs", cdnLogRegion), stage),
    firewallArn: stage.firewall ? defineFirewall(stackOf("Firewall", edgeRegion)) : undefined,
  });
  watchStage(stackOf("Alarms"), { table: storage.table, apis }, raise);
  // What the steps after a deployment ask for (docs/deploy.md).
  new CfnOutput(site, "Distribution", { value: distributionId });
  new CfnOutput(site, "SiteBucket", { value: storage.siteFiles.bucketName });
  new CfnOutput(site, "TableName", { value: storage.table.tableName });
}
