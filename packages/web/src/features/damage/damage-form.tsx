import "@mantine/core/styles/Checkbox.css";
import { Alert, Button, Checkbox, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { damageKinds } from "@solvia/core/shipments/damage/claim";
import { keepAnswer } from "../../api/client.ts";
import { getDamagePage, tellDamage } from "../../api/endpoints.gen.ts";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { useTexts } from "../../i18n/index.ts";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { useOfflineWords } from "../../ui/network.tsx";
import { Lines } from "./lines.tsx";
import { linesOf, type DamageValues, type Page } from "./page.ts";
import { Pictures } from "./pictures.tsx";
import { useSendLater, useWaitRule } from "./use-sending.ts";

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
  pending: [],
  waits: false,
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
  const rule = useWaitRule();
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
    asks: rule.asks,
    onRefused: rule.onRefused,
    onSaved: (answer) => {
      keepAnswer(client, getDamagePage, { params: { token } }, answer);
      onSent();
    },
  });
  useSendLater(form, rule);
  const { id, damage, reservation, waits } = form.values;
  useEffect(() => {
    if (!id) form.setFieldValue("id", crypto.randomUUID());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the draft keeps it
  }, []);
  return (
    <Form {...form.frame}>
      <fieldset disabled={waits} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
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
        </Stack>
      </fieldset>
      <Stack gap="sm" mt="lg">
        <Refused form={form} />
        {waits ? (
          <Alert color="orange" role="status">
            <Text size="sm" fw={600}>
              {t("damage.waits")}
            </Text>
            <Button variant="default" mt="sm" onClick={() => form.setFieldValue("waits", false)}>
              {t("damage.correct")}
            </Button>
          </Alert>
        ) : (
          <Button type="submit" size="lg" fullWidth loading={form.isPending}>
            {t("damage.send")}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
