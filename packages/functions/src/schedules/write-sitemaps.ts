import { writeSitemaps } from "@solvia/core/site/pages/sitemaps";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("write-sitemaps", { count: writeSitemaps });
