import { requestHistory } from "@solvia/core/accounts/request-history";
import { getRequestHistory } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getRequestHistory, ({ user, params, query, now }) =>
  requestHistory(user, params.id, query.length, now),
);
