import { identityUrl } from "@solvia/core/certificates/certificate-files";
import { getIdentityCard } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(getIdentityCard, ({ user, params, query, now }) =>
  identityUrl(user, params.id, query.side, now),
);
