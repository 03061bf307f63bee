import { useEffect, useRef } from "react";
import type * as z from "zod";
import type { LinkedLead, NearInstaller } from "@solvia/core/contract/leads/shapes";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { useTexts } from "../../i18n/index.ts";
import { drawPlaces } from "../account/addresses/draw-map.ts";

interface Props {
  own: z.output<typeof LinkedLead>["place"];
  installers: readonly z.output<typeof NearInstaller>[];
}

/** Where the installers are, and where they are wanted. The list beside it says the same in words. */
export function NearMap({ own, installers }: Props) {
  const { t } = useTexts(leadsTexts);
  const place = useRef<HTMLDivElement>(null);
  const ids = installers.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (!place.current) return undefined;
    return drawPlaces(
      place.current,
      own,
      installers.map(({ name, point }) => ({ name, ...point })),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew where there are others, not where the same come again
  }, [ids]);
  return (
    <div className="address-map">
      <div ref={place} className="address-map-place" role="application" aria-label={t("leads.near")} />
    </div>
  );
}
