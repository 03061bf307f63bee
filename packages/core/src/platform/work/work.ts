/**
 * The work that no one waits for: one declaration that the stacks, the local cloud and the fan-out read. Files are
 * below packages/functions/src, without ending.
 */
export interface QueueDeclaration {
  worker: string;
  /** More than ten only with a window. */
  batchSize: number;
  /** How long messages are gathered for one batch, in seconds (Lambda's maximum batching window); not at all when absent. */
  windowSeconds?: number;
  /** How many workers run beside each other; ten when absent, two at least. */
  workers?: number;
  /** How often a message is tried before it goes to the dead-letter queue. */
  maxReceives: number;
}

export const queues = {
  exchange: { worker: "queues/exchange", batchSize: 1, maxReceives: 5 },
  email: { worker: "queues/email", batchSize: 10, maxReceives: 5 },
  campaigns: { worker: "queues/offers/campaigns", batchSize: 1, workers: 2, maxReceives: 5 },
  "mail-outcomes": { worker: "queues/offers/mail-outcomes", batchSize: 10, maxReceives: 5 },
  "card-intents": { worker: "queues/card-intents", batchSize: 10, maxReceives: 5 },
  "product-import": { worker: "queues/product-import", batchSize: 1, maxReceives: 5 },
  "catalogue-export": { worker: "queues/catalogue-export", batchSize: 1, maxReceives: 3 },
  corrections: { worker: "queues/corrections", batchSize: 1, maxReceives: 5 },
  "documents-export": { worker: "queues/documents-export", batchSize: 1, maxReceives: 3 },
  "series-copies": { worker: "queues/series-copies", batchSize: 1, maxReceives: 5 },
  images: { worker: "queues/images", batchSize: 1, maxReceives: 3 },
  notifications: { worker: "queues/notifications", batchSize: 10, maxReceives: 5 },
  erasure: { worker: "queues/erasure", batchSize: 1, maxReceives: 5 },
  webhooks: { worker: "queues/reseller/tell-webhooks", batchSize: 10, maxReceives: 5 },
  "webhook-deliveries": { worker: "queues/reseller/deliver-webhooks", batchSize: 1, workers: 20, maxReceives: 5 },
  translation: { worker: "queues/translation", batchSize: 1, maxReceives: 3 },
  "publication-news": { worker: "queues/publication-news", batchSize: 1, maxReceives: 5 },
  "product-news": { worker: "queues/product-news", batchSize: 10, maxReceives: 5 },
  "search-index": { worker: "queues/search-index", batchSize: 50, windowSeconds: 1, workers: 2, maxReceives: 5 },
  "reseller-feed": { worker: "queues/reseller/feed", batchSize: 50, windowSeconds: 1, workers: 2, maxReceives: 5 },
  "user-directory": { worker: "queues/user-directory", batchSize: 100, windowSeconds: 1, workers: 2, maxReceives: 5 },
  milestones: { worker: "queues/milestones", batchSize: 50, windowSeconds: 1, workers: 2, maxReceives: 5 },
  "quotation-figures": {
    worker: "queues/quotation-figures",
    batchSize: 50,
    windowSeconds: 1,
    workers: 2,
    maxReceives: 5,
  },
  "customer-figures": {
    worker: "queues/customer-figures",
    batchSize: 50,
    windowSeconds: 1,
    workers: 2,
    maxReceives: 5,
  },
  figures: {
    worker: "queues/figures",
    batchSize: 100,
    windowSeconds: 1,
    workers: 2,
    maxReceives: 5,
  },
  "kept-promises": {
    worker: "queues/kept-promises",
    batchSize: 50,
    windowSeconds: 1,
    workers: 2,
    maxReceives: 5,
  },
  "incoming-mail": { worker: "queues/incoming-mail", batchSize: 1, maxReceives: 5 },
  subscriptions: { worker: "queues/subscriptions", batchSize: 1, maxReceives: 5 },
  tickets: { worker: "queues/tickets", batchSize: 10, maxReceives: 5 },
  "vat-certificates": { worker: "queues/vat-certificates", batchSize: 1, maxReceives: 5 },
  "vat-checks": { worker: "queues/vat-checks", batchSize: 1, maxReceives: 5 },
  pages: { worker: "queues/pages", batchSize: 10, maxReceives: 5 },
  "list-pages": { worker: "queues/list-pages", batchSize: 1000, windowSeconds: 5, workers: 2, maxReceives: 5 },
} as const satisfies Record<string, QueueDeclaration>;

export type QueueName = keyof typeof queues;

/** The setting that holds a queue's address. */
export const queueSetting = (queue: QueueName): string => `QUEUE_${queue.replaceAll("-", "_").toUpperCase()}_URL`;

export interface ScheduleDeclaration {
  file: string;
  /** As EventBridge writes it: rate(…) or cron(…), in UTC. */
  expression: string;
}

export const schedules = {
  "expire-unpaid-orders": { file: "schedules/expire-unpaid-orders", expression: "rate(1 hour)" },
  "watch-quotations": { file: "schedules/watch-quotations", expression: "rate(1 hour)" },
  "tend-subscriptions": { file: "schedules/tend-subscriptions", expression: "rate(1 hour)" },
  "tend-leads": { file: "schedules/tend-leads", expression: "rate(1 hour)" },
  "tend-tickets": { file: "schedules/tend-tickets", expression: "rate(1 hour)" },
  "settle-refunds": { file: "schedules/settle-refunds", expression: "rate(1 hour)" },
  "tend-webhooks": { file: "schedules/tend-webhooks", expression: "rate(1 minute)" },
  "hand-out-campaigns": { file: "schedules/hand-out-campaigns", expression: "rate(1 minute)" },
  "tend-transcriptions": { file: "schedules/tend-transcriptions", expression: "rate(1 minute)" },
  "fetch-exchange-notices": { file: "schedules/fetch-exchange-notices", expression: "rate(5 minutes)" },
  "publish-due": { file: "schedules/publish-due", expression: "rate(5 minutes)" },
  "turn-reseller-prices": { file: "schedules/turn-reseller-prices", expression: "rate(5 minutes)" },
  "remind-registered": { file: "schedules/remind-registered", expression: "rate(5 minutes)" },
  "debit-mandates": { file: "schedules/debit-mandates", expression: "cron(30 4 * * ? *)" },
  "late-payments": { file: "schedules/late-payments", expression: "cron(0 5 * * ? *)" },
  "tally-orders": { file: "schedules/tally-orders", expression: "cron(20 2 * * ? *)" },
  "expire-coupons": { file: "schedules/expire-coupons", expression: "cron(10 23 * * ? *)" },
  "recheck-quotations": { file: "schedules/recheck-quotations", expression: "cron(50 1 * * ? *)" },
  "tend-vat-certificates": { file: "schedules/tend-vat-certificates", expression: "cron(30 4 * * ? *)" },
  "recheck-vat-numbers": { file: "schedules/recheck-vat-numbers", expression: "cron(15 1 * * ? *)" },
  "erase-expired-records": { file: "schedules/erase-expired-records", expression: "cron(15 4 2 * ? *)" },
  "rebuild-user-directory": { file: "schedules/rebuild-user-directory", expression: "cron(45 2 * * ? *)" },
  "rebuild-search-index": { file: "schedules/rebuild-search-index", expression: "cron(30 2 * * ? *)" },
  "rebuild-reseller-feed": { file: "schedules/rebuild-reseller-feed", expression: "cron(50 2 * * ? *)" },
  "refresh-pages": { file: "schedules/refresh-pages", expression: "cron(0 3 * * ? *)" },
  "write-sitemaps": { file: "schedules/write-sitemaps", expression: "cron(30 3 * * ? *)" },
} as const satisfies Record<string, ScheduleDeclaration>;

export type ScheduleName = keyof typeof schedules;

/** Who reads the table's stream, each at a pace of its own: DynamoDB serves two readers well. */
export const streamReaders = {
  "fan-out": { file: "streams/fan-out" },
  audit: { file: "streams/audit" },
} as const satisfies Record<string, { file: string }>;

export type StreamReader = keyof typeof streamReaders;
