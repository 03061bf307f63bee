import { getHealth } from "@solvia/core/contract/health";
import { serve } from "../../serve/index.ts";

export const handler = serve(getHealth, ({ now }) => ({
  status: "ok",
  release: process.env["RELEASE"] ?? "local",
  now: now.toISOString(),
}));
