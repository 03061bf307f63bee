import { setContactDetails as change } from "@solvia/core/accounts/change-details";
import { setContactDetails } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(setContactDetails, ({ user, body }) => change(user, body));
