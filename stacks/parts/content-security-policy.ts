import type { Stage } from "../stage.ts";

/** Scripts are our own and the card provider's; analytics only where its id is set (production, after consent). */
export function contentSecurityPolicy({ domain, analyticsId }: Pick<Stage, "domain" | "analyticsId">): string {
  const analytics = analyticsId ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "https://js.stripe.com", ...analytics],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https://*.amazonaws.com", ...analytics],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      `wss://${domain.name}`,
      "https://api.stripe.com",
      "https://*.amazonaws.com",
      ...analytics,
    ],
    "frame-src": ["'self'", "blob:", "https://js.stripe.com", "https://hooks.stripe.com"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
