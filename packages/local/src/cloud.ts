import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Permissions } from "@solvia/core/platform/permissions";
import type { Background } from "./background/background.ts";
import { startCardProvider } from "./card-provider/index.ts";
import { consoleHandler, consoleUrl } from "./console/console.ts";
import { enableStream } from "./database/database.ts";
import { deploySite } from "./deploy-site.ts";
import { startExchange } from "./services/exchange.ts";
import { startGeoPlaces } from "./services/geo-places.ts";
import { startHttpGateway } from "./gateways/http-gateway.ts";
import { deskAddress } from "./mailbox/hand-in.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import { lockFolder, lockNames } from "./running/folder-lock.ts";
import { holdToPermissions } from "./gateways/permissions.ts";
import { demandPlace } from "./running/place.ts";
import { freePort } from "./gateways/ports.ts";
import { runBackground, runBackgroundApart } from "./background/run-background.ts";
import { bearResets } from "./gateways/server-sockets.ts";
import { siteHandler } from "./gateways/site.ts";
import { whenAsked } from "./running/stop-asked.ts";
import { runningFile, startStores, tellRunning } from "./database/stores.ts";
import { startTranscriber } from "./services/transcriber.ts";
import { startTranslator } from "./services/translator.ts";
import { startTelephones } from "./services/telephones.ts";
import { startVies } from "./services/vies.ts";
import { siteFolder } from "./web-build.ts";
import { startWebsocketGateway } from "./gateways/websocket-gateway.ts";

export interface CloudOptions {
  /** Where everything is kept. */
  folder: string;
  port: number;
  mailboxPort?: number;
  /** The chat's WebSocket; any free one when absent. */
  chatPort?: number;
  /** Where the site and the chat listen; on this machine alone when absent. */
  host?: string | undefined;
  fresh?: boolean;
  /** Loads the demonstration data before the background work starts: it need not follow every one of those writes. */
  seed?: (signal?: AbortSignal) => Promise<void>;
  /**
   * Whether the background work, and S3 with SQS, have threads of their own beside the requests. Without, all is in this one: a
   * test has it so, which starts sooner and shares its clients and permissions with what it tests.
   */
  threads?: boolean;
  /** A queue's window lasts no longer: a test waits for what comes of it. */
  longestWindowMs?: number;
  /** Holds functions to what their roles on AWS grant; tells what they were refused. Absent: they may do everything. */
  permissions?: { granted: Readonly<Record<string, Permissions>>; denied: (what: string) => void };
  /** Told to stop while it still starts, it stops what it has begun. */
  signal?: AbortSignal;
}

export interface LocalCloud {
  url: string;
  chatUrl: string;
  mailboxUrl: string;
  /** The page of what runs behind the site. */
  consoleUrl: string;
  stop: () => Promise<void>;
}

/**
 * The whole cloud in this process: emulators, gateways, pollers. Stops in the reverse order of its start; throws the
 * signal's reason where that comes before all has started.
 */
export async function startCloud({ folder, fresh = false, signal, ...options }: CloudOptions): Promise<LocalCloud> {
  await demandPlace({ folder, ...options });
  const unlock = await lockFolder(folder, `http://localhost:${options.port}`);
  const stops: Stop[] = [];
  const stopParts = async (): Promise<void> => {
    for (let stopOne = stops.pop(); stopOne; stopOne = stops.pop()) await stopOne();
  };
  const stop = async (): Promise<void> => {
    await stopParts();
    unlock();
  };
  const keep = (stopOne: Stop): void => {
    stops.push(stopOne);
    signal?.throwIfAborted();
  };
  let starting: Promise<unknown> | undefined;
  try {
    if (fresh) await empty(folder);
    const parts = startParts(folder, { ...options, ...(signal && { signal }) }, keep);
    starting = parts;
    return { ...(await unlessStopped(parts, signal)), stop };
  } catch (error) {
    await stopParts();
    // Without its stores the start ends soon; what it began until then stops too.
    await starting?.catch(() => undefined);
    await stop();
    throw error;
  }
}

/** What is started; throws the signal's reason as soon as that comes. */
function unlessStopped<T>(started: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return started;
  return Promise.race([
    started,
    whenAsked(signal).then(() => {
      throw signal.reason;
    }),
  ]);
}

/** Removes what is in the folder, but for the lock on it. */
async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!lockNames.includes(name)) await rm(`${folder}/${name}`, { recursive: true, force: true });
  }
}

/** What the private bucket holds of the table, and may have lost. */
async function makeAgain({ fire }: Background): Promise<void> {
  for (const name of ["rebuild-user-directory", "rebuild-search-index"] as const) {
    const failure = await fire(name).catch(String);
    if (failure !== undefined) console.error(`${name} after a kill: ${failure}`);
  }
}

type Stop = () => Promise<void> | void;

async function startParts(
  folder: string,
  options: Omit<CloudOptions, "folder" | "fresh">,
  keep: (stop: Stop) => void,
): Promise<Omit<LocalCloud, "stop">> {
  const {
    port,
    mailboxPort,
    chatPort = 0,
    host,
    seed,
    threads = false,
    longestWindowMs,
    permissions,
    signal,
  } = options;
  const origin = `http://localhost:${port}`;
  const stores = await startStores(folder, { siteOrigin: origin, threads, signal });
  const { database, storage } = stores;
  keep(stores.stop);
  keep(bearResets());
  const mailbox = await startMailbox(await freePort(), mailboxPort ?? (await freePort()));
  keep(mailbox.stop);
  const cards = await startCardProvider({
    port: await freePort(),
    webhookUrl: `${origin}/api/webhooks/card-payments`,
    dataDir: folder,
    siteOrigin: origin,
  });
  keep(cards.stop);
  const chat = await startWebsocketGateway(chatPort, host);
  keep(chat.stop);
  const vies = await startVies();
  keep(vies.stop);
  const exchange = await startExchange({ file: join(folder, "exchange.json") });
  keep(exchange.stop);
  const geoPlaces = await startGeoPlaces();
  keep(geoPlaces.stop);
  const translator = await startTranslator();
  keep(translator.stop);
  const transcriber = await startTranscriber();
  keep(transcriber.stop);
  const telephones = await startTelephones();
  keep(telephones.stop);

  Object.assign(process.env, {
    ...stores.environment,
    SITE_ORIGIN: origin,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "Solvia <no-reply@solvia.example>",
    CAMPAIGN_SHARE: process.env["CAMPAIGN_SHARE"] ?? "600",
    SUPPORT_ADDRESS: deskAddress,
    STRIPE_API_URL: cards.url,
    STRIPE_SECRET_KEY: cards.secretKey,
    STRIPE_PUBLISHABLE_KEY: cards.publishableKey,
    STRIPE_WEBHOOK_SECRET: cards.webhookSecret,
    CARD_PROVIDER_SCRIPT_URL: cards.scriptUrl,
    CONTACTS_KEY: "kept-on-this-machine-alone",
    WEBHOOKS_KEY: "kept-on-this-machine-as-well",
    WEBHOOKS_INSIDE: "allowed",
    TRIALS_KEY: "kept-on-this-machine-too",
    CHAT_API_ENDPOINT: chat.url,
    VIES_URL: vies.url,
    VIES_REQUESTER: "IT00000000000",
    EXCHANGE_URL: exchange.url,
    AWS_ENDPOINT_URL_GEO_PLACES: geoPlaces.url,
    GEO_REGION: "eu-central-1",
    TRANSLATE_REGION: "eu-central-1",
    AWS_ENDPOINT_URL_TRANSLATE: translator.url,
    TRANSCRIBE_REGION: "eu-central-1",
    TRANSCRIBE_BUCKET: storage.privateBucket,
    AWS_ENDPOINT_URL_TRANSCRIBE: transcriber.url,
    AWS_ENDPOINT_URL_SNS: telephones.url,
    ADMINISTRATORS_SECOND_FACTOR: process.env["ADMINISTRATORS_SECOND_FACTOR"] ?? "optional",
    ONLY_THROUGH_CDN: "no",
    RELEASE: "local",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "WARN",
  });
  if (permissions) await holdToPermissions(permissions.granted, permissions.denied);
  await tellRunning(folder, stores.environment, {
    site: origin,
    mailbox: mailbox.url,
    chat: chat.url,
    cards: cards.url,
    vies: vies.url,
    exchange: exchange.url,
    geoPlaces: geoPlaces.url,
    translator: translator.url,
    transcriber: transcriber.url,
    telephones: telephones.url,
    objects: storage.objectsEndpoint,
    queues: storage.endpoint,
  });
  keep(() => rm(runningFile(folder), { force: true }));
  await deploySite(siteFolder);
  await seed?.(signal);
  const streamArn = await enableStream(database.endpoint, "solvia");
  const work = { folder, queueUrls: storage.queueUrls, streamArn, longestWindowMs };
  const background = (threads ? runBackgroundApart : runBackground)(work, database);
  keep(background.stop);
  if (storage.wasTorn) void makeAgain(background);
  const site = siteHandler({ folder: siteFolder, publicBucket: storage.publicBucket, siteBucket: storage.siteBucket });
  const parts = { siteUrl: origin, mailboxUrl: mailbox.url, storage, background, cards, exchange };
  const gateway = await startHttpGateway(port, consoleHandler(parts, site), { host });
  gateway.server.on("upgrade", chat.onUpgrade);
  keep(gateway.stop);
  return {
    url: origin,
    chatUrl: `${chat.url.replace("http:", "ws:").replace(/\/chat$/, "")}/websocket/chat`,
    mailboxUrl: mailbox.url,
    consoleUrl: consoleUrl(origin),
  };
}
