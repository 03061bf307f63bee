import { tendCertificates } from "@solvia/core/certificates/tend-certificates";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("tend-vat-certificates", { tendCertificates });
