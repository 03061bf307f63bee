import { listMembers as list } from "@solvia/core/accounts/members/members";
import { listMembers } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(listMembers, ({ user, now }) => list(user, now));
