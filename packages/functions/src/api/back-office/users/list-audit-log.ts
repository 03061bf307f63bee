import { readAuditLog } from "@solvia/core/accounts/audit/audit-log";
import { goodsNames } from "@solvia/core/catalogue";
import { listAuditLog } from "@solvia/core/contract/back-office/users";
import { actionNamed, auditedActions, nameOfAction } from "@solvia/core/contract/endpoint-words";
import { serve } from "../../../serve/index.ts";

const words = { nameOfAction, actionNamed, goodsNames };

export const handler = serve(listAuditLog, async ({ query, now }) => ({
  ...(await readAuditLog(query, query, words, now)),
  actions: auditedActions,
}));
