import { setLanguage as change } from "@solvia/core/accounts/change-details";
import { setLanguage } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(setLanguage, ({ user, body }) => change(user, body.language));
