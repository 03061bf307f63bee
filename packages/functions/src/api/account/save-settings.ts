import { saveOwnSettings } from "@solvia/core/contacts/opt-in/in-account";
import { saveSettings } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveSettings, ({ user, body, ip, now }) => saveOwnSettings(user, body, ip, now));
