import { Stack, Text } from "@mantine/core";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Choice } from "./view.ts";

/** The documents that follow from a choice, to the cent: at once, and with the next charge. */
export function Documents({ documents }: Pick<Choice, "documents">) {
  const { t, language } = useTexts(subscriptionsTexts);
  return (
    <Stack gap={4} className="numbers">
      <Text size="sm" fw={600}>
        {t("subscription.documents.title")}
      </Text>
      {!documents.some(({ when }) => when === "now") && <Text size="sm">{t("subscription.documents.none")}</Text>}
      {documents.map(({ when, type, on, rate, net, vat, natura, law }) => (
        <div key={`${when}/${rate}`}>
          <Text size="sm">
            {t(`subscription.documents.${when}`, {
              type,
              date: date(on, language),
              net: money(net, language),
              vat: money(vat, language),
            })}
          </Text>
          {vat === 0 && (natura ?? law) && (
            <Text size="xs" c="dimmed">
              {[natura, law].filter(Boolean).join(" · ")}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
