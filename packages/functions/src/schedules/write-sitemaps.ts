import { writeSitemaps } from "@solvia/core/site/pages/sitemaps";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const count = await writeSitemaps(new Date());
  log("solvia-schedules", "INFO", "write-sitemaps", { count });
};
