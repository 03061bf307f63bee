import { contactDetailsOf } from "@solvia/core/accounts/change-details";
import { getContactDetails } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getContactDetails, ({ user }) => contactDetailsOf(user));
