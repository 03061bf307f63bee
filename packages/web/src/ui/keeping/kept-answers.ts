import { ofStorage } from "./kept-here.ts";

/** Where the warehouse's worker keeps the last answers of what its pages read, for a dead spot. */
export const keptAnswers = "solvia-warehouse-answers";

/** Forgets them: somebody has logged out. */
export const forgetAnswers = (): void => void ofStorage(() => caches.delete(keptAnswers).catch(() => undefined));
