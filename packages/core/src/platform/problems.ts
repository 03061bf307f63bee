import type { ZodError } from "zod";

/**
 * Every error that the API can answer, with its HTTP status: a closed list. The code is stable; the web and the
 * resellers translate it. An endpoint declares which of them it answers (`errors` in its contract).
 */
export const problems = {
  "invalid-input": 422,
  "malformed-request": 400,
  "not-logged-in": 401,
  "api-key-needed": 401,
  "api-key-expired": 401,
  "api-key-revoked": 401,
  "wrong-credentials": 401,
  "second-factor-needed": 401,
  "wrong-code": 401,
  "email-not-verified": 406,
  "company-not-verified": 412,
  "token-invalid": 410,
  "email-confirmed": 410,
  forbidden: 403,
  "not-while-acting": 403,
  "not-by-api-key": 403,
  "scope-missing": 403,
  "test-key-needed": 403,
  "proof-needed": 403,
  "not-bought": 403,
  "origin-not-allowed": 403,
  "not-found": 404,
  "version-conflict": 409,
  "meant-for-another": 409,
  "idempotency-key-reused": 422,
  "request-in-progress": 409,
  "invalid-transition": 409,
  "installers-named": 409,
  "pace-reached": 409,
  "campaigns-off": 409,
  "consent-needed": 422,
  "webhook-off": 409,
  "cursor-expired": 410,
  "return-too-late": 409,
  "webinar-full": 409,
  "webinar-past": 409,
  "webinar-cancelled": 409,
  "order-ended": 409,
  "price-not-found": 404,
  "confirmation-needed": 409,
  "below-minimum-quantity": 422,
  "not-enough-stock": 409,
  "insufficient-stock": 409,
  "transport-document-there": 409,
  "transport-document-stands": 409,
  "withdrawn-pieces": 409,
  "date-before-last-document": 422,
  "forecast-in-past": 422,
  "receipt-beyond-order": 422,
  "receipt-invoiced": 409,
  "pieces-gone": 409,
  "match-differs": 409,
  "supplier-invoice-known": 409,
  "serials-missing": 422,
  "serial-not-of-order": 422,
  "serials-too-many": 422,
  "shipment-held": 409,
  "order-stopped": 409,
  "carrier-missing": 422,
  "carrier-unfit": 422,
  "transport-document-missing": 409,
  "label-missing": 409,
  "pieces-beyond-shipment": 422,
  "nothing-to-send": 409,
  "movement-bound": 409,
  "nothing-to-count": 422,
  "nothing-counted": 422,
  "counted-later": 409,
  "counted-by-another": 409,
  "counted-elsewhere": 409,
  "too-many-lines": 422,
  "prices-changed": 409,
  "vat-number-unconfirmed": 409,
  "vat-number-denied": 409,
  "vat-number-unverifiable": 409,
  "not-eligible": 422,
  "certificate-not-active": 409,
  "vat-certificate-pending": 409,
  "own-certificate": 403,
  "own-proposal": 403,
  "decision-waits": 409,
  "checklist-incomplete": 422,
  "order-empty": 422,
  "system-unfit": 422,
  "not-a-serial": 422,
  "serial-exists": 409,
  "serial-shipped": 409,
  "serial-on-other-movement": 409,
  "serial-elsewhere": 409,
  "serial-out-of-use": 409,
  "serial-other-article": 409,
  "serial-article-unclear": 409,
  "serials-complete": 409,
  "sample-mismatch": 409,
  "list-scanned": 409,
  "samples-missing": 422,
  "movement-not-open": 409,
  "lines-refused": 422,
  "invoice-data-missing": 422,
  "address-missing": 422,
  "terms-not-allowed": 422,
  "method-not-allowed": 422,
  "credit-limit-missing": 422,
  "credit-limit-exceeded": 422,
  "credit-overdue": 422,
  "mandate-missing": 422,
  "packaging-not-included": 422,
  "custom-packaging-not-included": 422,
  "publication-not-included": 403,
  "support-not-included": 403,
  "feedback-given": 409,
  "approval-needed": 409,
  "withdrawal-not-possible": 409,
  "withdrawal-beyond-order": 422,
  "withdrawal-not-refunded": 409,
  "withdrawal-open": 409,
  "return-not-possible": 409,
  "return-beyond-order": 422,
  "return-refund-begun": 409,
  "amount-not-allowed": 422,
  "refund-not-possible": 409,
  "refund-under-way": 409,
  "receipt-known": 409,
  "reversal-not-possible": 409,
  "coupon-not-found": 404,
  "coupon-not-today": 422,
  "coupon-other-goods": 422,
  "coupon-below-minimum": 422,
  "coupon-used-up": 409,
  "coupon-conflict": 409,
  "iban-missing": 422,
  "quotation-needed": 422,
  "quotation-superseded": 409,
  "quotation-accepted": 409,
  "quotation-expired": 409,
  "quotation-line-gone": 409,
  "quotation-line-short": 409,
  "line-offered": 409,
  "limit-reached": 422,
  "something-paid": 409,
  "last-owner": 409,
  "in-another-company": 409,
  "too-many-members": 422,
  "not-shippable": 409,
  "shipping-held": 409,
  "product-code-taken": 409,
  "product-was-sold": 409,
  "product-has-stock": 409,
  "fiscal-document": 409,
  "already-invoiced": 409,
  "nothing-to-invoice": 409,
  "vat-number-proven": 409,
  "nothing-to-collect": 409,
  "not-invoiced": 409,
  "invoice-discarded": 409,
  "invoice-unanswered": 409,
  "return-open": 409,
  "nothing-to-correct": 409,
  "invoice-not-issued": 409,
  "credit-beyond-invoice": 422,
  "nothing-to-credit": 422,
  "variation-too-late": 422,
  "coupon-beyond-due": 422,
  "document-refused": 422,
  "series-name-taken": 409,
  "locale-not-allowed": 403,
  "carrier-name-taken": 409,
  "supplier-name-taken": 409,
  "unknown-columns": 422,
  "unreadable-table": 422,
  "unreadable-statement": 422,
  "statement-too-long": 422,
  "file-too-large": 413,
  "unsupported-media-type": 415,
  "unreadable-file": 415,
  "too-many-requests": 429,
  "unexpected-error": 500,
  "card-missing": 422,
  "charge-open": 409,
  "payment-declined": 422,
  "provider-unavailable": 502,
  "service-unavailable": 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problems;

/** One field that was refused: its path in the input ("address.postalCode"), a stable code and the numbers behind it. */
export interface FieldProblem {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

/** A refusal that the caller can act on. Everything else that is thrown is a defect and answers 500. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Record<string, unknown>;
  readonly fields: readonly FieldProblem[];

  constructor(code: ProblemCode, params: Record<string, unknown> = {}, fields: readonly FieldProblem[] = []) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return problems[this.code];
  }
}

/** A refusal of single fields: 422 with one code per field. */
export function invalid(...fields: FieldProblem[]): Problem {
  return new Problem("invalid-input", {}, fields);
}

function codeOf(issue: ZodError["issues"][number]): string {
  if (issue.code === "custom" || issue.message === "required") return issue.message;
  if (issue.code === "invalid_type" && issue.expected === "int") return "not-whole";
  return issue.code.replaceAll("_", "-");
}

/** Zod's findings as the API's field problems: the path joined by dots, the code in kebab case; one for each unknown field. */
export const fieldProblemsOf = (error: Pick<ZodError, "issues">): FieldProblem[] =>
  error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join("."), code: "unknown-field" }))
      : {
          field: issue.path.join("."),
          code: codeOf(issue),
          ...("minimum" in issue && { params: { minimum: Number(issue.minimum) } }),
          ...("maximum" in issue && { params: { maximum: Number(issue.maximum) } }),
        },
  );
