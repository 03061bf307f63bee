import { removePremium as change } from "@solvia/core/accounts/office/back-office-users";
import { removePremium } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removePremium, ({ params, now }) => change(params.id, now));
