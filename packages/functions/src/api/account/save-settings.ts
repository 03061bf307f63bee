import { saveSettings as save } from "@solvia/core/accounts/settings";
import { saveSettings } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveSettings, ({ user, body, ip, now }) => save(user, body, ip, now));
