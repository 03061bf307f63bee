import { setAdminLocale as set } from "@solvia/core/accounts/admin-locale";
import { setAdminLocale } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setAdminLocale, ({ user, body }) => set(user, body.adminLocale));
