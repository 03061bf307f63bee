import { requestHistory } from "@solvia/core/accounts/requests/request-history";
import { getRequestHistory } from "@solvia/core/contract/back-office/users";
import { nameOfAction } from "@solvia/core/contract/endpoint-words";
import { serve } from "../../../serve/index.ts";

/** Each request by the name that the audit log calls it too. */
export const handler = serve(getRequestHistory, async ({ user, params, query, now }) => {
  const { items } = await requestHistory(user, params.id, query.length, now);
  return {
    items: items.map(({ route, ...request }) => ({
      ...request,
      ...(route !== undefined && { action: nameOfAction(`${request.method} ${route}`) }),
    })),
  };
});
