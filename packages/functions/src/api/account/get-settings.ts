import { ownSettings } from "@solvia/core/contacts/opt-in/in-account";
import { getSettings } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSettings, ({ user, now }) => ownSettings(user, now));
