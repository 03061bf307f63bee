/** Domain-rules 5.11. */
export const ticketStatuses = ["open", "in_progress", "waiting_customer", "resolved", "closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** States in which the desk has something to do. */
export const workStatuses = ["open", "in_progress"] as const satisfies readonly TicketStatus[];
export const isAtWork = (status: TicketStatus): boolean => status === "open" || status === "in_progress";

/** How it came: the form, an order's page after the sale, what was told of damaged goods. */
export const ticketSources = ["form", "after-sales", "damage"] as const;
export type TicketSource = (typeof ticketSources)[number];

export const ticketTopics = [
  "fault",
  "installation",
  "configuration",
  "documents",
  "delivery",
  "damage",
  "other",
] as const;
export type TicketTopic = (typeof ticketTopics)[number];
/** What a customer chooses among: damage is told by the code on the goods' paper. */
export const askedTopics = ["fault", "installation", "configuration", "documents", "delivery", "other"] as const;

/** What a request is about. */
export const ticketSubjects = ["order", "serial", "brand", "sale"] as const;
export type TicketSubject = (typeof ticketSubjects)[number];

/** Why its sender may ask: the goods are from us, or their plan has the benefit. */
export const supportGrounds = ["bought", "post_sale_support", "support_other_products"] as const;
export type SupportGround = (typeof supportGrounds)[number];

/** What a reply of the office leads to: a question back, work that goes on, the solution. */
export const replyOutcomes = ["ask", "keep", "solve"] as const;
export type ReplyOutcome = (typeof replyOutcomes)[number];

export const messageSides = ["customer", "office", "internal"] as const;
export type MessageSide = (typeof messageSides)[number];

/** Files of one message. */
export const mostTicketFiles = 6;

/** Days by the clocks of Rome (domain-rules 5.11): a resolved one may be answered, then it closes; one that nobody answers is resolved. */
export const reopenDays = 14;
export const waitingDays = 10;

/** Marks of a customer for how they were helped, the best last. */
export const mostStars = 5;
