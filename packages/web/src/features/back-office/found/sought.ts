import type { SpotlightActionGroupData } from "@mantine/spotlight";

/** Rows of the palette; while `awaited` they are those of the text before, or none, and those of the typed text are on their way. */
export interface Sought<Group extends SpotlightActionGroupData = SpotlightActionGroupData> {
  groups: readonly Group[];
  awaited: boolean;
}

/** What is told of a search that is asked. */
interface Search {
  isPending: boolean;
  isPlaceholderData: boolean;
  fetchStatus: "fetching" | "paused" | "idle";
}

/** Whether one of the searches is on its way to its first answer, whatever it shows of the text before. */
export const isAwaited = (...searches: readonly Search[]): boolean =>
  searches.some(
    ({ isPending, isPlaceholderData, fetchStatus }) => (isPending || isPlaceholderData) && fetchStatus !== "idle",
  );
