import { draftOf, dropDraft, keepDraft } from "../../ui/keeping/draft.ts";

const place = "acting-begun";

interface Begun {
  customer: string;
  href: string;
}

/** Keeps on which page of the office acting for a customer began, as long as the browser's tab. */
export const keepBegun = (customer: string, href: string): void => keepDraft(place, { customer, href } satisfies Begun);

/** The page on which acting for this customer began, asked once; undefined where it began in another tab, or nothing was kept. */
export function takeBegun(customer: string): string | undefined {
  const begun = draftOf<Begun>(place);
  dropDraft(place);
  // Only this site's own pages: what a storage holds is read like anything else that comes from outside.
  return begun?.customer === customer && /^\/[^/\\]/.test(begun.href) ? begun.href : undefined;
}
