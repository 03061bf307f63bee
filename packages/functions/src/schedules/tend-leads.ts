import { tendLeads } from "@solvia/core/leads/tend-leads";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("tend-leads", { tendLeads });
