/** The steps that an editor has a publication take. */
export const publicationMoves = ["publish", "schedule", "unschedule", "hide", "archive"] as const;
export type PublicationMove = (typeof publicationMoves)[number];
