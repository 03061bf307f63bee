import { login as open } from "@solvia/core/accounts/login/login";
import { sessionHint } from "@solvia/core/accounts/login/open-session";
import { login } from "@solvia/core/contract/account";
import { reply, serve } from "../../serve/index.ts";

export const handler = serve(login, async ({ body, headers, ip, now }) =>
  reply(undefined, { cookies: [await open(body, { ip, device: headers["user-agent"] }, now), sessionHint(true)] }),
);
