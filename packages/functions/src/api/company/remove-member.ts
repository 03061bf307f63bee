import { removeMember as remove } from "@solvia/core/accounts/members/members";
import { removeMember } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(removeMember, ({ user, params, now }) => remove(user, params.id, now));
