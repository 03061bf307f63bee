import { getHealth } from "@solvia/core/contract/health";
import { demandTable } from "@solvia/core/platform/storing/table-answers";
import { serve } from "../../serve/index.ts";

export const handler = serve(getHealth, async ({ now }) => {
  await demandTable(now);
  return { status: "ok" as const, release: process.env["RELEASE"] ?? "local", now: now.toISOString() };
});
