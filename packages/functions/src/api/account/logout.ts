import { closeSession, sessionHint } from "@solvia/core/accounts/login/open-session";
import { logout } from "@solvia/core/contract/account";
import { reply, serve } from "../../serve/index.ts";

export const handler = serve(logout, async ({ cookies }) =>
  reply(undefined, { cookies: [await closeSession(cookies), sessionHint(false)] }),
);
