import { proveAnew as prove } from "@solvia/core/accounts/login/prove-anew";
import { sessionOf } from "@solvia/core/accounts/login/session";
import { proveAnew } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(proveAnew, ({ user, cookies, body, now }) => prove(user, sessionOf(cookies), body, now));
