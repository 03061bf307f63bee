import { endAllSessions } from "@solvia/core/accounts/login/sessions";
import { endSessions } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(endSessions, ({ user, body, now }) => endAllSessions(user, body, now));
