export { certificateKinds, certificateStates, isActive, powerStanding } from "./certificate.ts";
export type { Certificate, CertificateKind, CertificateState } from "./certificate.ts";
export { CertificateEntity, CertificateUseEntity } from "./certificate.table.ts";
export { activeCertificate, certificateLack, reducedVatEligibility } from "./eligible.ts";
export { certificateHoldings } from "./personal-holdings.ts";
export { expiredNow, findCertificate, usesOf } from "./stored-certificate.ts";
export { eraseCertificatesBefore } from "./tend-certificates.ts";
