import { Anchor, Text } from "@mantine/core";
import { isReckonable, plantAddress } from "@solvia/core/insight/energy-return/plant-address";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { languageIn } from "../../i18n/languages.ts";
import { perWattPeak } from "./shared/difference-words.ts";
import type { Offer, Version } from "./shared/quotation-shapes.ts";

/** Its PDF, which stays in the language that it was sent in: said to who reads the page in another. */
export function VersionPdf({ href, of: { language: sentIn } }: { href: string; of: Pick<Version, "language"> }) {
  const { t, language } = useTexts(quotationsTexts);
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm">
      {t("quotation.pdf")}
      {sentIn !== language && ` (${languageIn(sentIn, language)})`}
    </Anchor>
  );
}

/** What the panels of an offer make, what a watt of it costs, and the way to what it gives back; nothing without panels. */
export function Plant({ offer }: { offer: Offer & Pick<Version, "basis"> }) {
  const { peakPower, perKiloWattPeak } = offer;
  const { t, language } = useTexts(quotationsTexts);
  if (perKiloWattPeak === undefined) return null;
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs" className="numbers">
        {t("quotation.lines.peakPower", { power: `${power(peakPower, language)}p` })} ·{" "}
        {t("quotation.lines.perWattPeak", { price: perWattPeak(perKiloWattPeak, language).replace(/\/Wp$/, "") })}
      </Text>
      {isReckonable(offer) && (
        <Anchor href={plantAddress(offer)} target="_blank" rel="noopener" size="sm" display="block" mt={4}>
          {t("quotation.lines.estimateReturn")}
        </Anchor>
      )}
    </>
  );
}
