import { listApiCalls } from "@solvia/core/contract/dropshipping";
import { lastCalls } from "@solvia/core/reseller/usage/last-calls";
import { serve } from "../../serve/index.ts";

export const handler = serve(listApiCalls, ({ user, query, now }) => lastCalls(user, query.mode, now));
