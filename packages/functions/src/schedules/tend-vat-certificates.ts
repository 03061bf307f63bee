import { tendCertificates } from "@solvia/core/certificates/tend-certificates";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  log("solvia-schedules", "INFO", "tend-vat-certificates", await tendCertificates(new Date()));
};
