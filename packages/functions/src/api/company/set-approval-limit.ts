import { setApprovalLimit as set } from "@solvia/core/accounts/members/members";
import { setApprovalLimit } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(setApprovalLimit, ({ user, body }) => set(user, body.approvalLimit ?? undefined));
