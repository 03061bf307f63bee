import {
  Accordion,
  Alert,
  Badge,
  Button,
  Card,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { SystemCheck as Answer } from "@solvia/core/contract/shapes/system-check";
import { provinces } from "@solvia/core/accounts/validation/countries";
import { provinceCodeOf } from "@solvia/core/accounts/validation/province-names";
import { call } from "../../../api/client.ts";
import { checkSystem } from "../../../api/endpoints.gen.ts";
import { systemCheckTexts } from "../../../i18n/areas/system-check.ts";
import { currentCountry } from "../../../i18n/country.ts";
import { countryCodeChoices } from "../../../i18n/country-name.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Failure, fieldText } from "../../../ui/states.tsx";
import { layoutText, useReason } from "./system-check-words.ts";
import "@mantine/core/styles/Accordion.css";

type Finding = z.output<typeof Answer>["findings"][number];

const colours = { ok: "green", warning: "orange", blocked: "red", "cannot-check": "gray" } as const;

interface Props {
  items: readonly { productId: string; quantity: number; name: string }[];
  countryCode?: string | undefined;
  provinceCode?: string | undefined;
}

/** Whether the chosen products make a system; advice, with every number it rests on (domain-rules 7). */
export function SystemCheck({ items, ...place }: Props) {
  const { t, language } = useTexts(systemCheckTexts);
  const [countryCode, setCountry] = useState(place.countryCode ?? currentCountry().code);
  const [province, setProvince] = useState(place.provinceCode ?? "");
  const [left, setLeft] = useState(false);
  const provinceCode = countryCode === "IT" ? provinceCodeOf(province) : "";
  const unknownProvince = provinceCode !== "" && !provinces.has(provinceCode);
  const [temperature, setTemperature] = useState<Held>("");
  const check = useMutation({
    mutationFn: () =>
      call(checkSystem, {
        body: {
          items: items.map(({ productId, quantity }) => ({ productId, quantity })),
          countryCode,
          ...(provinceCode && { provinceCode }),
          ...(typeof temperature === "number" && { minTemperature: temperature }),
        },
      }),
  });
  return (
    <Card withBorder>
      <Title order={2} size="h4">
        {t("system.title")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("system.intro")}
      </Text>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t("system.country")}
          value={countryCode}
          onChange={(event) => setCountry(event.currentTarget.value)}
          data={countryCodeChoices(language)}
        />
        {countryCode === "IT" && (
          <TextInput
            label={t("system.province")}
            value={province}
            placeholder="MI"
            w={150}
            error={left && unknownProvince && fieldText(t, "invalid-province")}
            onBlur={() => setLeft(true)}
            onChange={(event) => {
              setLeft(false);
              setProvince(event.currentTarget.value);
            }}
          />
        )}
        <NumberField
          label={t("system.temperature")}
          placeholder={t("system.temperatureHint")}
          decimals={1}
          unit="°C"
          minimum={-60}
          maximum={60}
          value={temperature}
          w={210}
          onChange={setTemperature}
        />
        <Button
          variant="light"
          onClick={() => check.mutate()}
          loading={check.isPending}
          disabled={typeof temperature === "string" && temperature !== ""}
        >
          {t(check.data ? "system.again" : "system.run")}
        </Button>
      </Group>
      {check.error && <Failure error={check.error} />}
      {check.data && <Result answer={check.data} items={items} />}
    </Card>
  );
}

function Result({ answer, items }: { answer: z.output<typeof Answer>; items: Props["items"] }) {
  const { t } = useTexts(systemCheckTexts);
  return (
    <Stack mt="md" gap="sm" role="status">
      <Alert
        color={colours[answer.outcome]}
        title={t(`system.outcome.${answer.outcome}`)}
        styles={{ label: { color: "var(--ink)" } }}
      >
        {answer.layout && <Text size="sm">{layoutText(t, answer.layout)}</Text>}
        <Text size="sm">{t("system.usedTemperature", { temperature: answer.minTemperature })}</Text>
        <Text size="sm">{t("system.advice")}</Text>
      </Alert>
      <Accordion variant="default" multiple>
        {answer.findings.map((finding) => (
          <Row key={finding.check + finding.reason} finding={finding} items={items} />
        ))}
      </Accordion>
    </Stack>
  );
}

function Row({ finding, items }: { finding: Finding; items: Props["items"] }) {
  const { t } = useTexts(systemCheckTexts);
  const reason = useReason();
  const { check, outcome, missing } = finding;
  const nameOf = (id: string) => items.find(({ productId }) => productId === id)?.name ?? id;
  return (
    <Accordion.Item value={check + finding.reason}>
      <Accordion.Control>
        <Group justify="space-between" wrap="nowrap" pr="sm">
          <Text size="sm">{t(`system.check.${check}`)}</Text>
          <Badge color={colours[outcome]} variant="light" c="bright" tt="none">
            {t(`system.outcome.${outcome}`)}
          </Badge>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Text size="sm" className="numbers">
          {reason(finding)}
        </Text>
        {missing.map(({ productId, field }) => (
          <Text key={productId + field} size="sm" c="dimmed">
            {t("system.missing", {
              product: nameOf(productId),
              field: t(`field.${field}`, { defaultValue: field }),
            })}
          </Text>
        ))}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
