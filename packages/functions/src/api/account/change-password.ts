import { changePassword as change } from "@solvia/core/accounts/login/change-password";
import { sessionHint } from "@solvia/core/accounts/login/open-session";
import { changePassword } from "@solvia/core/contract/account";
import { reply, serve } from "../../serve/index.ts";

export const handler = serve(changePassword, async ({ user, body, headers, now }) =>
  reply(undefined, { cookies: [await change(user, body, headers["user-agent"], now), sessionHint(true)] }),
);
