import type { CertificateKind, CertificateState } from "../../certificates/index.ts";
import type { CivilDate } from "../../platform/time.ts";

/** What one piece of a module's product has, in W of peak power. */
export interface ModulePower {
  productId: string;
  watts: number;
}

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
  /** Watts of all modules that were ordered. */
  watts: number;
  /** W of a piece of each module, as it was then: by it pieces that come back free their watts. Orders of before have none, and free none. */
  modules?: readonly ModulePower[] | undefined;
}

interface Facts {
  reducedVat: boolean;
  certificate?: OrderCertificate | undefined;
}

/** The order is taxed at the reduced rate by a certificate that nobody has looked at yet: its goods and its invoice wait (domain-rules 1.2). */
export const awaitsReview = ({ reducedVat, certificate }: Facts): boolean =>
  reducedVat && certificate?.status === "submitted";
