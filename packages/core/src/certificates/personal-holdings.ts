import type { Holding } from "../platform/personal-data.ts";
import { CertificateEntity } from "./certificate.table.ts";

/** What was declared for the reduced rate is a fiscal record, as the invoices that rest on it. */
export const certificateHoldings: readonly Holding[] = [
  {
    entity: CertificateEntity,
    where: (id) => ({ partition: `USER#${id}#VATCERTIFICATES`, index: "gsi1" }),
    closing: "keep",
  },
];
