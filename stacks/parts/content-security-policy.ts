import { contentSecurityPolicy } from "@solvia/core/platform/content-security-policy";
import { mapTilesHosts } from "@solvia/core/platform/map-tiles";
import type { Stage } from "../stage.ts";

/** What a stage's pages may load and talk to. */
export const policyOf = ({ domain, analyticsId, mapTilesUrl }: Pick<Stage, "domain" | "analyticsId" | "mapTilesUrl">) =>
  contentSecurityPolicy({
    chat: [`wss://${domain.name}`],
    cards: {
      scripts: ["https://js.stripe.com"],
      calls: ["https://api.stripe.com"],
      frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
    },
    files: ["https://*.amazonaws.com"],
    analytics: analyticsId ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [],
    mapTiles: mapTilesHosts(mapTilesUrl),
  });
