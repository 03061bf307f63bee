import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import { languages } from "@solvia/core/platform/locale";
import { figuresOf } from "@solvia/core/quotations/own-offer/figures";
import { mostMargin } from "@solvia/core/quotations/own-offer/own-offer";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { useTexts } from "../../../i18n/index.ts";
import { languageNames } from "../../../i18n/languages.ts";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { PercentField } from "../../../ui/fields/number-fields.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { categoryName } from "../../catalogue/names.ts";
import { OfferLines } from "./offer-lines.tsx";
import { Part } from "./part.tsx";
import { rateChoices } from "./rate-choices.ts";
import { Sums } from "./sums.tsx";
import { useOfferForm, type OfferFormState } from "./use-offer-form.ts";
import { offerOf, soFar, type View } from "./values.ts";
import { Works } from "./works.tsx";

interface Props {
  id: string;
  view: View;
  /** Whether something is typed that isn't saved. */
  onTyped: (isTyped: boolean) => void;
  /** What stands below the sums. */
  children: ReactNode;
}

/** All that an own offer says, beside what it comes to while it is typed. */
export function OfferForm({ id, view, onTyped, children }: Props) {
  const form = useOfferForm(id, view);
  const { base, mayChange, revision } = view;
  const offer = soFar(offerOf(form.values, base));
  const figures = figuresOf(offer, base);
  const { isTyped } = form;
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  return (
    <div className="own-offer">
      <Form {...form.frame} byKey>
        <fieldset disabled={!mayChange}>
          <Stack gap="xl">
            <Customer form={form} />
            <Prices form={form} />
            <OfferLines form={form} base={base} offer={offer} figures={figures} />
            <Works form={form} figures={figures} />
            <Words form={form} />
            <Refused form={form} />
          </Stack>
        </fieldset>
      </Form>
      <Stack className="own-offer-sums">
        <Sums
          id={id}
          figures={figures}
          offer={offer}
          base={base}
          form={form}
          mayChange={mayChange}
          isStored={revision > 0}
        />
        {children}
      </Stack>
    </div>
  );
}

function Customer({ form }: { form: OfferFormState }) {
  const { t } = useTexts(ownOfferTexts);
  return (
    <Part title={t("ownOffer.customer")}>
      <LimitedText
        label={t("ownOffer.customerName")}
        longest={120}
        autoComplete="off"
        {...form.field("customerName")}
      />
      <LimitedArea
        label={t("ownOffer.customerAddress")}
        longest={400}
        autosize
        minRows={2}
        autoComplete="off"
        {...form.field("customerAddress")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedText label={t("ownOffer.number")} longest={40} autoComplete="off" {...form.field("number")} />
        <NativeSelect
          label={t("ownOffer.language")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.field("language")}
        />
        <TextInput type="date" label={t("ownOffer.date")} {...form.field("date")} />
        <TextInput type="date" label={t("ownOffer.validUntil")} {...form.field("validUntil")} />
      </SimpleGrid>
    </Part>
  );
}

function Prices({ form }: { form: OfferFormState }) {
  const { t, language } = useTexts(ownOfferTexts);
  const { categoryMargins, vatRate } = form.values;
  return (
    <Part title={t("ownOffer.prices")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PercentField
          label={t("ownOffer.margin")}
          description={t("ownOffer.marginHint")}
          maximum={mostMargin}
          {...form.field("margin")}
        />
        <PercentField label={t("ownOffer.discount")} description={"\u00a0"} {...form.field("discount")} />
        {categoryMargins.length > 1 &&
          categoryMargins.map(({ category }, at) => (
            <PercentField
              key={category}
              label={t("ownOffer.categoryMargin", { category: categoryName(category, language) })}
              maximum={mostMargin}
              {...form.field(`categoryMargins.${at}.margin`)}
              required={false}
            />
          ))}
        <NativeSelect label={t("ownOffer.vatRate")} data={rateChoices(language)} {...form.field("vatRate")} />
      </SimpleGrid>
      <LimitedText
        label={t("ownOffer.vatReason")}
        description={t("ownOffer.vatReasonHint")}
        longest={300}
        {...form.field("vatReason")}
        required={vatRate !== "22"}
      />
      <Checkbox label={t("ownOffer.hidesCodes")} {...form.box("hidesCodes")} />
      <Checkbox label={t("ownOffer.hidesBrands")} {...form.box("hidesBrands")} />
    </Part>
  );
}

function Words({ form }: { form: OfferFormState }) {
  const { t } = useTexts(ownOfferTexts);
  return (
    <Stack gap="sm">
      <LimitedArea label={t("ownOffer.intro")} longest={4000} autosize minRows={3} {...form.field("intro")} />
      <LimitedArea label={t("ownOffer.closing")} longest={4000} autosize minRows={3} {...form.field("closing")} />
    </Stack>
  );
}
