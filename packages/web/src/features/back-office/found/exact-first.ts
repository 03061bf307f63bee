import type { SpotlightActionGroupData } from "@mantine/spotlight";

/** A group of what was found, by what each of its rows can be named exactly. */
export interface FoundGroup extends SpotlightActionGroupData {
  /** The numbers of its rows, by their ids: an order's, a bank's reference. */
  exact?: Readonly<Record<string, string | undefined>>;
  /** Asked by a number, it answers with whose number it is and with nothing else. */
  byNumber?: boolean;
}

/** As numbers are compared: letters and digits alone, small. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** So many digits are a telephone, a VAT number or a tax code: no name, no price. */
const digitsOfNumber = 6;

/**
 * What was found, in its order, but first what is named exactly by what is typed: an order's number, a bank's reference, whose VAT
 * number, tax code or telephone it is. Groups without rows are left out.
 */
export function exactFirst(sought: string, groups: readonly FoundGroup[]): SpotlightActionGroupData[] {
  const typed = bare(sought);
  const isNumber = typed.replaceAll(/\D/g, "").length >= digitsOfNumber;
  return groups
    .filter(({ actions }) => actions.length > 0)
    .map(({ group, actions, exact = {}, byNumber = false }) => {
      const isExact = ({ id }: { id: string }) => bare(exact[id] ?? "") === typed;
      const sorted = actions.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
      const rank = sorted[0] && isExact(sorted[0]) ? 2 : byNumber && isNumber ? 1 : 0;
      return { group, actions: sorted, rank };
    })
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ group, actions }) => ({ group, actions }));
}
