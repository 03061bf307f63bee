import { readAuditLog } from "@solvia/core/accounts/audit/audit-log";
import { listAuditLog } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listAuditLog, ({ query, now }) => readAuditLog(query, query, now));
