import { contentSecurityPolicy } from "@solvia/core/platform/http/content-security-policy";
import { mapTilesHosts } from "@solvia/core/platform/page/map-tiles";
import type { Stage } from "../stage.ts";

type Described = Pick<Stage, "domain" | "analyticsId" | "adsId" | "mapTilesUrl">;

/** What a stage's pages may load and talk to; of Amazon's hosts only its own `buckets`. */
export const policyOf = ({ domain, analyticsId, adsId, mapTilesUrl }: Described, buckets: readonly string[]) =>
  contentSecurityPolicy({
    chat: [`wss://${domain.name}`],
    cards: {
      scripts: ["https://js.stripe.com"],
      calls: ["https://api.stripe.com"],
      frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
    },
    files: buckets.map((host) => `https://${host}`),
    analytics: [
      ...(analyticsId || adsId ? ["https://www.googletagmanager.com"] : []),
      ...(analyticsId ? ["https://*.google-analytics.com"] : []),
      ...(adsId ? ["https://www.googleadservices.com", "https://googleads.g.doubleclick.net"] : []),
    ],
    mapTiles: mapTilesHosts(mapTilesUrl),
  });
