import type { Access } from "../access.ts";

export interface UploadRule {
  maxBytes: number;
  types: readonly string[];
  /** Who may upload such a file. */
  access: Access;
}

const pictures = ["image/png", "image/jpeg", "image/webp"] as const;

/** What may be uploaded: by whom, the largest size in bytes and the content types. */
export const uploadKinds = {
  "company-image": { maxBytes: 5_000_000, types: pictures, access: "customer" },
  /** For the company's own offers: what the PDF library draws. */
  "own-logo": { maxBytes: 1_000_000, types: ["image/png", "image/jpeg"], access: "customer" },
  "product-image": { maxBytes: 10_000_000, types: pictures, access: "admin" },
  "series-image": { maxBytes: 10_000_000, types: pictures, access: "admin" },
  "kit-image": { maxBytes: 10_000_000, types: pictures, access: "admin" },
  "publication-image": { maxBytes: 10_000_000, types: pictures, access: "admin" },
  /** A recording, or a paper: what S3 copies within a request. */
  "publication-media": {
    maxBytes: 1_000_000_000,
    types: ["video/mp4", "video/webm", "audio/mpeg", "audio/mp4", "application/pdf"],
    access: "admin",
  },
  "series-document": { maxBytes: 20_000_000, types: ["application/pdf"], access: "admin" },
  "order-document": {
    maxBytes: 10_000_000,
    types: ["application/pdf", "application/xml", "text/xml", "image/png", "image/jpeg"],
    access: "admin",
  },
  "vat-certificate": {
    maxBytes: 10_000_000,
    types: ["application/pdf", "application/pkcs7-mime", "image/png", "image/jpeg"],
    access: "customer",
  },
  "identity-card": { maxBytes: 10_000_000, types: ["application/pdf", "image/png", "image/jpeg"], access: "customer" },
  "quotation-request": {
    maxBytes: 10_000_000,
    types: [
      "application/pdf",
      ...pictures,
      "text/csv",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
    access: "anyone",
  },
  "job-application": { maxBytes: 10_000_000, types: ["application/pdf"], access: "anyone" },
  "return-picture": { maxBytes: 10_000_000, types: pictures, access: "customer" },
  "ticket-file": {
    maxBytes: 10_000_000,
    types: ["application/pdf", ...pictures, "text/csv"],
    access: "customer",
  },
  "damage-picture": { maxBytes: 10_000_000, types: pictures, access: "anyone" },
  "company-note": { maxBytes: 10_000_000, types: ["application/pdf", ...pictures], access: "sales" },
  "catalogue-table": {
    maxBytes: 50_000_000,
    types: [
      "text/csv",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
    access: "admin",
  },
} as const satisfies Record<string, UploadRule>;
export type UploadKind = keyof typeof uploadKinds;
export const uploadKindNames = Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]];
