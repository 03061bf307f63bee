import { describeApiKey } from "@solvia/core/accounts/api-key/api-key";
import { getApiKey } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getApiKey, ({ user }) => describeApiKey(user));
