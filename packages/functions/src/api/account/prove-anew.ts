import { proveAnew as prove } from "@solvia/core/accounts/prove-anew";
import { sessionOf } from "@solvia/core/accounts/session";
import { proveAnew } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(proveAnew, ({ user, cookies, body, now }) => prove(user, sessionOf(cookies), body, now));
