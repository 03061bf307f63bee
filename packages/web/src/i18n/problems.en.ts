import type { fieldProblems as ItalianFields, problems as Italian } from "./problems.it.ts";

/** What the API's problem codes say, in English. */
export const problems: typeof Italian = {
  "invalid-input": "Check the marked fields.",
  "wrong-credentials": "Maybe you are not registered.",
  "not-enough-stock": "There are not enough pieces.",
  "below-minimum-quantity": "The quantity is below the minimum.",
  "price-not-found": "The price is gone: request a quotation.",
  "version-conflict": "Somebody has just changed this: reload.",
  "prices-changed": "Prices have changed.",
  "quotation-needed": "This destination needs a quotation.",
  "too-many-requests": "Too many tries: wait a moment.",
  "not-shippable": "The order may not be shipped.",
  "invalid-transition": "Not possible in the present state.",
  "something-paid": "A part is paid: refund it first.",
  "provider-unavailable": "The payment service does not answer: try again.",
  "terms-not-allowed": "These terms are not available.",
  "not-found": "Not found.",
  forbidden: "You may not do this.",
  "token-invalid": "The link is no longer valid.",
  "unknown-columns": "No mapping knows these columns.",
  "unexpected-error": "Unexpected error: try again.",
};

/** What the codes at a field say, in English. */
export const fieldProblems: typeof ItalianFields = {
  "code-of-another-brand": "Another brand has this code",
  "series-of-another-kind": "The series exists with another category or typology",
  required: "Required",
  taken: "Already registered",
  "invalid-vat-number": "Invalid VAT number",
  "invalid-fiscal-code": "Invalid codice fiscale",
  "invalid-phone": "Invalid telephone",
  "invalid-postal-code": "Invalid postal code",
  "invalid-province": "Invalid province",
  "invalid-billing-code": "Invalid SDI code",
  "public-body": "Public body: contact us",
  "code-or-pec": "Give an SDI code or a PEC",
  "common-password": "Too common a password",
  "too-small": "Too short",
  "too-big": "Too long",
  "invalid-format": "Invalid format",
  "invalid-type": "Required",
  "invalid-value": "Required",
  "invalid-email": "Invalid e-mail",
  "in-the-future": "The date is in the future",
};
