import { actFor } from "@solvia/core/accounts/act-for";
import { sessionOf } from "@solvia/core/accounts/session";
import { actForUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(actForUser, ({ user, cookies, params, now }) =>
  actFor(user, sessionOf(cookies), params.id, now),
);
