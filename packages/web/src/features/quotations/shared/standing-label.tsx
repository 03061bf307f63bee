import { Badge } from "@mantine/core";
import type { Standing } from "@solvia/core/quotations/standing";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";

/** As a label says it; an earlier version is superseded. */
export type Shown = Standing | "superseded";

const standingColours: Readonly<Record<Shown, string>> = {
  draft: "gray",
  sent: "blue",
  dropped: "orange",
  expiring: "orange",
  expired: "gray",
  accepted: "leaf",
  partly: "yellow",
  lapsed: "gray",
  won: "green",
  lost: "red",
  superseded: "gray",
};

/** How a quotation stands, in a word; the office calls a draft by its own. */
export function StandingLabel({ standing, word }: { standing: Shown; word?: string | undefined }) {
  const { t } = useTexts(quotationsTexts);
  return (
    <Badge color={standingColours[standing]} variant="light" c="bright" tt="none" miw="max-content">
      {word ?? t(`quotation.states.${standing}`)}
    </Badge>
  );
}
