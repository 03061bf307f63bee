import { actFor } from "@solvia/core/accounts/acting/act-for";
import { sessionOf } from "@solvia/core/accounts/login/session";
import { actForUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(actForUser, ({ user, cookies, params, body, now }) =>
  actFor(user, sessionOf(cookies), params.id, body.reason, now),
);
