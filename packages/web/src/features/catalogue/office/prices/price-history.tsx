import { Button, Group, Text, Timeline, Title } from "@mantine/core";
import type * as z from "zod";
import type { PriceHistoryItem } from "@solvia/core/contract/shapes/back-office-price";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { amount, typeName, validity } from "./price-words.ts";

type Entry = z.output<typeof PriceHistoryItem>;

/** A file sets dozens of prices at once: so many of them are told. */
const toldChanges = 4;

/** What was ever changed at a product's prices, newest first: who, when, which way. */
export function PriceHistory({ entries, more }: { entries: readonly Entry[]; more: (() => void) | undefined }) {
  const { t } = useTexts(officePricesTexts);
  return (
    <section aria-label={t("officePrices.history.title")}>
      <Title order={2} size="h5" mb="sm">
        {t("officePrices.history.title")}
      </Title>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("officePrices.history.none")}
        </Text>
      )}
      <Timeline bulletSize={14} lineWidth={2} active={0} color="leaf">
        {entries.map(({ id, at, by, source, changes }) => (
          <Timeline.Item key={id} title={<WhoAndWhen at={at} by={by} source={source} />}>
            {changes.slice(0, toldChanges).map((change) => (
              <Change key={`${change.locale} ${change.priceType} ${change.after?.from}`} change={change} />
            ))}
            {changes.length > toldChanges && (
              <Text size="sm" c="dimmed">
                {t("officePrices.history.morePrices", { count: changes.length - toldChanges })}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
      {more && (
        <Group mt="sm">
          <Button variant="subtle" size="compact-sm" onClick={more}>
            {t("officePrices.history.more")}
          </Button>
        </Group>
      )}
    </section>
  );
}

function WhoAndWhen({ at, by, source }: Pick<Entry, "at" | "by" | "source">) {
  const { t, language } = useTexts(officePricesTexts);
  const who = by ? by.name || t("officePrices.history.gone") : t("officePrices.history.system");
  return (
    <Text size="sm" fw={600} component="span">
      {who}{" "}
      <Text component="span" size="sm" c="dimmed">
        {dateAndTime(at, language)} · {t(`officePrices.history.sources.${source}`)}
      </Text>
    </Text>
  );
}

function Change({ change: { locale, priceType, before, after } }: { change: Entry["changes"][number] }) {
  const { t, language } = useTexts(officePricesTexts);
  const words = {
    where: `${typeName(t, priceType)}, ${countryName(locale, language)}`,
    before: before && amount(before, language),
    price: after && amount(after, language),
  };
  return (
    <Text size="sm" className="numbers">
      {t(`officePrices.history.${after ? (before ? "changed" : "set") : "ended"}`, words)}
      {after?.to && ` (${validity(t, after.from, after.to, language)})`}
    </Text>
  );
}
