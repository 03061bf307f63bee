import { getResellerKey } from "@solvia/core/contract/reseller";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerKey, ({ reseller: { keyId, mode, scopes } }) => ({
  id: keyId,
  mode,
  scopes: [...scopes],
}));
