/** Every setting that a function may read. A function gets those that its code names, and no other. */
export const settings = [
  "TABLE_NAME",
  "PUBLIC_BUCKET",
  "PRIVATE_BUCKET",
  "PUBLIC_FILES_URL",
  "SITE_ORIGIN",
  "CHAT_API_ENDPOINT",
  "QUEUE_EMAIL_URL",
  "QUEUE_IMAGES_URL",
  "QUEUE_SEARCH_INDEX_URL",
  "QUEUE_USER_DIRECTORY_URL",
  "QUEUE_PRODUCT_IMPORT_URL",
  "QUEUE_TRANSLATION_URL",
  "QUEUE_ERASURE_URL",
  "QUEUE_SERIES_COPIES_URL",
  "QUEUE_NOTIFICATIONS_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "VIES_URL",
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
