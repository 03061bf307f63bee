import { askForAllChecks } from "@solvia/core/accounts/company/check-vat-asked";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const count = await askForAllChecks(new Date());
  log("solvia-schedules", "INFO", "recheck-vat-numbers", { count });
};
