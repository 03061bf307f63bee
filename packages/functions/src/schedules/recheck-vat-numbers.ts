import { askForAllChecks } from "@solvia/core/accounts/company/check-vat-asked";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("recheck-vat-numbers", { count: askForAllChecks });
