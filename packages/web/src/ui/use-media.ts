// oxlint-disable-next-line no-restricted-imports -- the one place
import { useMediaQuery } from "@mantine/hooks";

/**
 * Whether the window is so, from the first picture on: the kit's own hook answers only after it, so that a page is drawn
 * for a moment as for another width, and jumps. Nothing else asks the kit: the linter refuses it.
 */
export const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;
