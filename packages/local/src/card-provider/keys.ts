/** The demonstration provider's fixed keys: they open nothing but itself. */
export const demoKeys = {
  publishableKey: "pk_test_demonstration",
  secretKey: "sk_test_demonstration",
  webhookSecret: "whsec_demonstration",
} as const;

/** The key of a request: `Authorization: Bearer`, Basic with an empty password, or the page's form field. */
export function keyOf(authorization: string | undefined): string | undefined {
  const [scheme, value = ""] = authorization?.split(" ") ?? [];
  if (scheme === "Bearer") return value;
  return scheme === "Basic" ? Buffer.from(value, "base64").toString("utf8").split(":")[0] : undefined;
}

export function intentSecretOf(parameters: unknown): string | undefined {
  const { client_secret } = parameters as { client_secret?: unknown };
  return typeof client_secret === "string" ? client_secret : undefined;
}
