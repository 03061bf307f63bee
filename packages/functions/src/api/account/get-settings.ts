import { settingsOf } from "@solvia/core/accounts/settings";
import { getSettings } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSettings, ({ user }) => settingsOf(user));
