import { blockUser as change } from "@solvia/core/accounts/office/back-office-users";
import { blockUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(blockUser, ({ user, params, now }) => change(user, params.id, now));
