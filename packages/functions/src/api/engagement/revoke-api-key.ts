import { revokeApiKey as revoke } from "@solvia/core/accounts/api-key/api-key";
import { revokeApiKey } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(revokeApiKey, ({ user }) => revoke(user));
