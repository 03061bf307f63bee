import { eraseExpiredRecords } from "@solvia/core/crm/privacy/erase-expired-records";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("erase-expired-records", { eraseExpiredRecords });
