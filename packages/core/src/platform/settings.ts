/** Every setting that a function may read, but for the queues' addresses (queueSetting). A function gets those that its code names, and no other. */
export const settings = [
  "TABLE_NAME",
  "PUBLIC_BUCKET",
  "PRIVATE_BUCKET",
  "SITE_BUCKET",
  "PUBLIC_FILES_URL",
  "SITE_ORIGIN",
  "CHAT_API_ENDPOINT",
  "SMTP_URL",
  "MAIL_FROM",
  "VIES_URL",
  "VIES_REQUESTER",
  "GEO_REGION",
  "TRANSLATE_REGION",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_URL",
  "CARD_PROVIDER_SCRIPT_URL",
  "S3_PATH_STYLE",
  "ADMINISTRATORS_SECOND_FACTOR",
  "RELEASE",
  "STAGE",
] as const;

/** The settings that come from the stage's secret and never stand in a template. */
export const secrets = ["SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
