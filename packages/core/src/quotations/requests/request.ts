import type { Language, Locale } from "../../platform/locale.ts";
import type { Instant } from "../../platform/time.ts";
import type { MaterialRow } from "./material/judge-material.ts";

/** Domain-rules 5.3. */
export const requestStatuses = ["new", "assigned", "converted", "rejected"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Whether the desk still has something to do with it. */
export const isOpenRequest = (status: RequestStatus): boolean => status === "new" || status === "assigned";

/** Where it was written: the form, or the cart of whoever asks (`orders/request`). */
export const requestSources = ["form", "cart"] as const;

/** What is to be built, as the form asks. */
export const plantKinds = ["residential", "commercial", "ground", "storage", "other"] as const;
export type PlantKind = (typeof plantKinds)[number];

/** Who asks, as they said or as their account says. */
export interface Requester {
  name: string;
  email: string;
  telephone?: string | undefined;
  companyName?: string | undefined;
}

/** What the sales desk has written back. */
export interface RequestAnswer {
  authorId: string;
  authorName: string;
  text: string;
  at: Instant;
}

/** A file that went with it, in the private bucket. */
export interface RequestFile {
  key: string;
  /** As its sender calls it. */
  name: string;
  contentType: string;
}

/** The most files that one request has. */
export const mostFiles = 5;

/** What was asked never changes once it is sent, whatever becomes of the cart; what becomes of the request does. */
export interface QuotationRequest {
  id: string;
  /** Absent of a visitor. */
  userId?: string | undefined;
  requester: Requester;
  language: Language;
  locale: Locale;
  source: (typeof requestSources)[number];
  /** Its sender's plan puts quotations first (spec 6, benefit 11), as it stood when they asked. */
  priority?: boolean | undefined;
  text?: string | undefined;
  rows: readonly MaterialRow[];
  files?: readonly RequestFile[] | undefined;
  status: RequestStatus;
  /** Rises with each write: whoever writes says which one they read. */
  revision: number;
  /** The employee who looks after it. */
  ownerId?: string | undefined;
  answers: readonly RequestAnswer[];
  rejectedReason?: string | undefined;
  /** The quotation that was made of it. */
  quotationId?: string | undefined;
  quotationNumber?: string | undefined;
  /** The version of the notice on personal data that a visitor has read. */
  privacyVersion?: string | undefined;
  createdOn: Instant;
  closedOn?: Instant | undefined;
  /** When a visitor's request is erased (epoch seconds); a customer's goes with the account. */
  expiresAt?: number | undefined;
}
