import { stopActing as stop } from "@solvia/core/accounts/acting/act-for";
import { sessionOf } from "@solvia/core/accounts/login/session";
import { stopActing } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(stopActing, ({ cookies }) => stop(sessionOf(cookies)));
