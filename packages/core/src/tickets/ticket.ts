import type { Entitlement } from "../platform/access.ts";
import type { Language } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";
import type { SlaClock } from "./clock/sla.ts";
import type {
  MessageSide,
  SupportGround,
  TicketSource,
  TicketStatus,
  TicketSubject,
  TicketTopic,
} from "./ticket-codes.ts";

/** What it is about, as it was when it was asked. */
export interface TicketAbout {
  kind: TicketSubject;
  orderId?: string | undefined;
  orderNumber?: string | undefined;
  serial?: string | undefined;
  productId?: string | undefined;
  brand?: string | undefined;
  /** The article in the house's words, or in its customer's. */
  product?: string | undefined;
}

export interface TicketFile {
  /** In the private bucket. */
  key: string;
  /** As its sender calls it. */
  name: string;
  contentType: string;
}

/** One request for help, from its first words to its end; what both sides write stands beside it. */
export interface Ticket {
  id: string;
  /** "T-2026-12": for people. */
  number: string;
  userId: string;
  companyId?: string | undefined;
  customerName: string;
  language: Language;
  source: TicketSource;
  topic: TicketTopic;
  subject: string;
  about: TicketAbout;
  /** The plan at the moment of asking: what was promised then stays. */
  tier: Entitlement;
  ground: SupportGround;
  status: TicketStatus;
  /** Rises with each write. */
  revision: number;
  assigneeId?: string | undefined;
  clock: SlaClock;
  /** Messages that its customer reads, and those of both kinds with the internal notes. */
  messages: number;
  notes: number;
  lastFrom: "customer" | "office";
  lastOn: Instant;
  /** Since when it is in its state: silence is counted from then. */
  since: Instant;
  satisfaction?: { stars: number; words?: string | undefined; on: Instant } | undefined;
  /** What was told of damaged goods that it came of. */
  claim?: { shipmentId: string; claimId: string } | undefined;
  createdOn: Instant;
}

export interface TicketMessage {
  ticketId: string;
  id: string;
  userId: string;
  side: MessageSide;
  authorId: string;
  authorName: string;
  text: string;
  files: readonly TicketFile[];
  createdOn: Instant;
}
