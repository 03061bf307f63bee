import { tendWebhooks } from "@solvia/core/reseller/webhooks/tend-webhooks";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("tend-webhooks", { tendWebhooks });
