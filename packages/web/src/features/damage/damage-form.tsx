import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { damageKinds } from "@solvia/core/shipments/damage/claim";
import { keepAnswer } from "../../api/client.ts";
import { getDamagePage, tellDamage } from "../../api/endpoints.gen.ts";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { useOfflineWords, useOnline } from "../../ui/network.tsx";
import { linesOf, type DamageForm as TheForm, type DamageValues, type Page } from "./page.ts";
import { Pictures } from "./pictures.tsx";

const nothing: DamageValues = {
  id: "",
  damage: "",
  chosen: {},
  reservation: "",
  reservedAtDoor: false,
  arrivedOn: "",
  words: "",
  name: "",
  contact: "",
  pictures: [],
};

interface Props {
  page: Page;
  token: string;
  onSent: () => void;
}

/** The words to write on the carrier's paper, made of what was chosen; "" until something is. */
function useProposed(page: Page) {
  const { t } = useTexts(damageTexts);
  return ({ damage, chosen }: DamageValues): string => {
    const goods = linesOf(chosen).map(({ productId, quantity }) => {
      const line = page.lines.find((one) => one.productId === productId);
      return `${quantity} × ${line?.code ?? ""} ${line?.name ?? ""}`.trim();
    });
    if (!damage || goods.length === 0) return "";
    return t(`damage.write.${damage}`, { goods: goods.join(", "), number: page.number });
  };
}

/** What is wrong with the goods, told at the door with one hand; what is typed stays until it is sent. */
export function DamageForm({ page, token, onSent }: Props) {
  const { t, language } = useTexts(damageTexts);
  const client = useQueryClient();
  const online = useOnline();
  useOfflineWords(t("damage.offline"));
  const proposed = useProposed(page);
  const form = useContractForm(tellDamage, {
    values: { ...nothing, arrivedOn: page.today },
    input: (values) => ({
      params: { token },
      body: {
        id: values.id,
        // None chosen: `check` says so.
        damage: values.damage || "visible",
        lines: linesOf(values.chosen),
        reservation: values.reservation || proposed(values),
        reservedAtDoor: values.reservedAtDoor,
        ...(values.words.trim() && { words: values.words }),
        name: values.name,
        ...(values.contact.trim() && { contact: values.contact }),
        ...(!page.arrivedOn && values.arrivedOn && { arrivedOn: values.arrivedOn }),
        language,
        pictures: values.pictures.map(({ key, name }) => ({ key, name })),
      },
    }),
    check: ({ damage, chosen }) => ({
      damage: !damage && t("fieldProblem.required"),
      lines: linesOf(chosen).length === 0 && t("damage.none"),
    }),
    shows: ["lines", "damage", "pictures"],
    draft: { of: `damage/${token}`, back: true },
    onSaved: (answer) => {
      keepAnswer(client, getDamagePage, { params: { token } }, answer);
      onSent();
    },
  });
  const { id, damage, reservation } = form.values;
  useEffect(() => {
    if (!id) form.setFieldValue("id", crypto.randomUUID());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the draft keeps it
  }, []);
  return (
    <Form {...form.frame}>
      <Stack gap="lg">
        <Radio.Group
          label={t("damage.kind")}
          value={damage}
          onChange={(value) => form.setFieldValue("damage", value)}
          error={form.errors["damage"]}
        >
          <Stack gap="xs" mt={6}>
            {damageKinds.map((kind) => (
              <ChoiceCard key={kind} value={kind} title={t(`damage.kinds.${kind}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Lines form={form} page={page} />
        <Pictures form={form} token={token} />
        <LimitedArea
          label={t("damage.reservation")}
          description={t("damage.reservationHint")}
          longest={1000}
          autosize
          minRows={3}
          {...form.field("reservation")}
          value={reservation || proposed(form.values)}
        />
        <Checkbox label={t("damage.reserved")} {...form.box("reservedAtDoor")} />
        {!page.arrivedOn && (
          <TextInput
            type="date"
            label={t("damage.arrivedOn")}
            min={page.date}
            max={page.today}
            {...form.field("arrivedOn")}
          />
        )}
        <LimitedArea label={t("damage.words")} longest={2000} autosize minRows={2} {...form.field("words")} />
        <LimitedText label={t("damage.name")} autoComplete="name" longest={120} {...form.field("name")} />
        <LimitedText label={t("damage.contact")} autoComplete="tel" longest={120} {...form.field("contact")} />
        <Text size="xs" c="dimmed">
          {t("damage.kept")}
        </Text>
        <Refused form={form} />
        <Button type="submit" size="lg" fullWidth loading={form.isPending} disabled={!online}>
          {t("damage.send")}
        </Button>
      </Stack>
    </Form>
  );
}

/** How many pieces of which article. */
function Lines({ form, page }: { form: TheForm; page: Page }) {
  const { t } = useTexts(damageTexts);
  const { chosen } = form.values;
  return (
    <Stack gap="sm" role="group" aria-label={t("damage.lines")}>
      <Text size="sm" fw={500}>
        {t("damage.lines")}
      </Text>
      {page.lines.map(({ productId, code, name, quantity }) => (
        <NumberField
          key={productId}
          label={name}
          description={`${code} · ${t("damage.atMost", { quantity })}`}
          minimum={0}
          maximum={quantity}
          value={chosen[productId] ?? ""}
          onChange={(held) => form.setFieldValue("chosen", { ...chosen, [productId]: held })}
        />
      ))}
      {form.errors["lines"] && (
        <Text c="red" size="sm" role="alert">
          {form.errors["lines"]}
        </Text>
      )}
    </Stack>
  );
}
