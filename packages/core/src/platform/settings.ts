/** Every setting that a function may read, but for the queues' addresses (queueSetting). A function gets those that its code names, and no other. */
export const settings = [
  "TABLE_NAME",
  "PUBLIC_BUCKET",
  "PRIVATE_BUCKET",
  "SITE_BUCKET",
  "PUBLIC_FILES_URL",
  "SITE_ORIGIN",
  "CHAT_API_ENDPOINT",
  "MAIL_FROM",
  "CAMPAIGN_SHARE",
  "SUPPORT_ADDRESS",
  "VIES_URL",
  "VIES_REQUESTER",
  "EXCHANGE_URL",
  "GEO_REGION",
  "TRANSLATE_REGION",
  "TRANSCRIBE_REGION",
  "TRANSCRIBE_BUCKET",
  "STRIPE_API_URL",
  "CARD_PROVIDER_SCRIPT_URL",
  "S3_PATH_STYLE",
  "WEBHOOKS_INSIDE",
  "ADMINISTRATORS_SECOND_FACTOR",
  "ONLY_THROUGH_CDN",
  "SECRETS",
  "RELEASE",
  "STAGE",
] as const;

/** What is read at run time and stands in no template and no environment (platform/secret.ts). A function may read those that its code names. */
export const secrets = [
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  /** What the CDN shows the gateways, and what it showed before: {"now": "…", "before": "…"} (docs/operations.md). */
  "ORIGIN_SECRET",
  /** By which the addresses that are left alone, and the links of letters with offers, are hashed: it never changes. */
  "CONTACTS_KEY",
  /** By which the VAT numbers that have had their trial are hashed: it never changes. */
  "TRIALS_KEY",
  /** From which the secrets of webhooks are derived: changed, all of them change. */
  "WEBHOOKS_KEY",
] as const;
