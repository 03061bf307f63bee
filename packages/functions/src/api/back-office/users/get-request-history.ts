import { readRequestHistory } from "@solvia/core/accounts/requests/read-request-history";
import { getRequestHistory } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getRequestHistory, ({ user, params, query, now }) =>
  readRequestHistory(user, params.id, query.length, now),
);
