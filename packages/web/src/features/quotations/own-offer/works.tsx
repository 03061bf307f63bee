import { ActionIcon, Button, Group, NativeSelect, SimpleGrid } from "@mantine/core";
import type { Figures } from "@solvia/core/quotations/own-offer/figures";
import { mostPrice, mostWorks } from "@solvia/core/quotations/own-offer/own-offer";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { MoneyField, NumberField } from "../../../ui/fields/number-fields.tsx";
import { IconX } from "../../../ui/icons.gen.ts";
import { LineAmount } from "./offer-lines.tsx";
import { Part } from "./part.tsx";
import { rateChoices } from "./rate-choices.ts";
import type { OfferFormState } from "./use-offer-form.ts";
import type { WorkValues } from "./values.ts";

/** An id that no other of the offer's works has. */
const nextId = (works: readonly WorkValues[]): string =>
  `work-${1 + Math.max(0, ...works.map(({ id }) => Number(id.slice("work-".length)) || 0))}`;

interface Props {
  form: OfferFormState;
  figures: Pick<Figures, "lines">;
}

/** What the maker of the offer does or brings themself. */
export function Works({ form, figures }: Props) {
  const { t, language } = useTexts(ownOfferTexts);
  const { works, vatRate } = form.values;
  const add = () =>
    form.insertListItem("works", { id: nextId(works), name: "", quantity: 1, price: "", vatRate } satisfies WorkValues);
  return (
    <Part title={t("ownOffer.works")}>
      {works.map(({ id }, at) => {
        const of = (label: string) => `${label} ${at + 1}`;
        return (
          <SimpleGrid key={id} cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
            <Group gap="xs" wrap="nowrap" align="flex-start" style={{ gridColumn: "1 / -1" }}>
              <LimitedText
                label={t("ownOffer.work")}
                aria-label={of(t("ownOffer.work"))}
                longest={160}
                autoComplete="off"
                flex={1}
                {...form.field(`works.${at}.name`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={24}
                aria-label={t("ownOffer.removeWork", { row: at + 1 })}
                onClick={() => form.removeListItem("works", at)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
            <NumberField
              label={t("ownOffer.quantity")}
              aria-label={of(t("ownOffer.quantity"))}
              decimals={2}
              minimum={0.01}
              maximum={100_000}
              {...form.field(`works.${at}.quantity`)}
            />
            <MoneyField
              label={t("ownOffer.workPrice")}
              aria-label={of(t("ownOffer.workPrice"))}
              maximum={mostPrice}
              {...form.field(`works.${at}.price`)}
            />
            <NativeSelect
              label={t("ownOffer.vatRate")}
              aria-label={of(t("ownOffer.vatRate"))}
              data={rateChoices(language)}
              {...form.field(`works.${at}.vatRate`)}
            />
            <LineAmount lineId={id} figures={figures} />
          </SimpleGrid>
        );
      })}
      <Group>
        <Button variant="default" size="compact-sm" disabled={works.length >= mostWorks} onClick={add}>
          {t("ownOffer.addWork")}
        </Button>
      </Group>
    </Part>
  );
}
