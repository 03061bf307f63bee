import type { CertificateKind, CertificateState } from "../../certificates/index.ts";
import type { CivilDate } from "../../platform/time.ts";

/**
 * What a cart or an order keeps of the certificate that it takes the reduced rate from (next-capabilities c.2): a record of its own, on
 * which a later refund or correction rests.
 */
export interface OrderCertificate {
  id: string;
  kind: CertificateKind;
  status: CertificateState;
  validUntil?: CivilDate | undefined;
  /** Declared power of the plant in W; none where all purchases of a year are certified. */
  declaredWatts?: number | undefined;
  /** Watts of the order's modules. */
  watts: number;
}

interface Facts {
  reducedVat: boolean;
  certificate?: OrderCertificate | undefined;
}

/** The order is taxed at the reduced rate by a certificate that nobody has looked at yet: its goods and its invoice wait (domain-rules 1.2). */
export const awaitsReview = ({ reducedVat, certificate }: Facts): boolean =>
  reducedVat && certificate?.status === "submitted";
