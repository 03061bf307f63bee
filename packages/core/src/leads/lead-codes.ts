/** The life of what somebody wishes from an installer, and of each installer they name (domain-rules 5.10). */
export const leadStatuses = ["new", "verified", "assigned", "accepted", "contacted", "won", "lost", "expired"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const namingStatuses = ["named", "accepted", "declined", "returned", "lapsed", "won", "lost"] as const;
export type NamingStatus = (typeof namingStatuses)[number];
/** In which an installer counts among the three. */
const standing: readonly NamingStatus[] = ["named", "accepted", "won", "lost"];
export const stands = (status: NamingStatus): boolean => standing.includes(status);
/** In which an installer reads how its person is reached. */
const revealed: readonly NamingStatus[] = ["accepted", "won", "lost"];
export const reveals = (status: NamingStatus): boolean => revealed.includes(status);

export const wishKinds = ["plant", "storage", "extension", "maintenance", "charging"] as const;
export type WishKind = (typeof wishKinds)[number];
export const roofKinds = ["pitched", "flat", "ground", "other", "unknown"] as const;
export type RoofKind = (typeof roofKinds)[number];
export const startTimes = ["soon", "half-year", "year", "undecided"] as const;
export type StartTime = (typeof startTimes)[number];

/** Why an installer gives a lead back, or doesn't take it. */
export const returnReasons = [
  "unreachable",
  "wrong-data",
  "out-of-area",
  "no-capacity",
  "not-serious",
  "other",
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const messageSides = ["visitor", "installer"] as const;
export type MessageSide = (typeof messageSides)[number];

/** Installers that one lead names, at most, who still may come (spec, next-capabilities E2). */
export const mostNamed = 3;
/** Leads that an installer is named in, in one week from Monday by the clocks of Rome: the pace (docs/decisions/leads.md). */
export const openPerWeek = 5;
/** How long the link of the first letter works, hours; and after how many days one that nobody confirms is erased. */
export const verifyHours = 48;
export const unverifiedDays = 7;
/** How long the links of a confirmed lead work, from its last sign of life; then it is closed. */
export const linkDays = 90;
/** In how many hours an installer's answer is in time, and after which they are reminded; after how many days silence ends it. */
export const answerHours = 48;
export const lapseDays = 5;
/** Hours from the acceptance in which a lead may be given back. */
export const returnHours = 72;
/** Months after its last change that a lead is kept (domain-rules 8.3). */
export const keptMonths = 12;
/** Installers that one look shows at most. */
export const mostShown = 12;
/** Messages between a person and one installer at most, both sides. */
export const mostMessages = 100;
