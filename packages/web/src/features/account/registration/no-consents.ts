/** Every box unticked: how each form of consents begins (domain-rules 3.7). */
export const noConsents = {
  termsAccepted: false,
  salesConditionsAccepted: false,
  privacyRead: false,
  marketingConsent: false,
  profilingConsent: false,
  partnerConsent: false,
};
export type ConsentValues = typeof noConsents;
