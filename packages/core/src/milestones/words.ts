/** What a milestone counts: net cents of goods, or orders. */
export const measures = ["amount", "orders"] as const;
export type Measure = (typeof measures)[number];

/** Domain-rules 5.13. */
export const milestoneStatuses = ["locked", "in_progress", "reached", "redeemed", "revoked"] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/**
 * How a milestone stands for its customer: by its machine, or by the calendar as well. `closed`: its months are over and its goal isn't reached;
 * `lapsed`: reached, and not redeemed while that could be done.
 */
export const milestoneStandings = [...milestoneStatuses, "closed", "lapsed"] as const;
export type MilestoneStanding = (typeof milestoneStandings)[number];

/** How a milestone stands in the office's list: before, in and after its period and the days to redeem it in, or ended by the office. */
export const milestonePhases = ["coming", "running", "over", "ended"] as const;
export type MilestonePhase = (typeof milestonePhases)[number];
