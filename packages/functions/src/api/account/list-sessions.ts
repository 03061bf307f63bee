import { listSessions as list } from "@solvia/core/accounts/login/sessions";
import { listSessions } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(listSessions, ({ user, now }) => list(user, now));
