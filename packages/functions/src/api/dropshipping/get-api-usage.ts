import { getApiUsage } from "@solvia/core/contract/dropshipping";
import { readUsage } from "@solvia/core/reseller/usage/read-usage";
import { serve } from "../../serve/index.ts";

export const handler = serve(getApiUsage, ({ user, query, now }) => readUsage(user, query, now));
