import type { SpotlightActionData, SpotlightActionGroupData } from "@mantine/spotlight";
import type { Sought } from "./sought.ts";

/** Without this mark the arrows and Enter pass a row by. */
const passedBy = { "data-action": null };

/** A row of the text before: seen, and neither the keys nor a click take it. It stays a button, so that a click leaves the focus. */
const ofBefore = (action: SpotlightActionData): SpotlightActionData => ({
  ...action,
  ...passedBy,
  "aria-disabled": true,
  opacity: 0.5,
  closeSpotlightOnTrigger: false,
  onClick: () => undefined,
});

/**
 * The palette's rows, the most meant first. `firstAwaited`: which row is the first is known only when what is sought has come:
 * nothing that is known already stands above it.
 */
export function inRank(parts: readonly Sought[]): { rows: SpotlightActionGroupData[]; firstAwaited: boolean } {
  const isFilled = ({ actions }: SpotlightActionGroupData) => actions.length > 0;
  const first = parts.find(({ groups, awaited }) => awaited || groups.some(isFilled));
  return {
    firstAwaited: first?.awaited ?? false,
    rows: parts
      .flatMap(({ groups, awaited }) =>
        groups.map(({ group, actions }) => ({ group, actions: awaited ? actions.map(ofBefore) : actions })),
      )
      .filter(isFilled),
  };
}
