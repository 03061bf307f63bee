import { Button, Collapse, Group, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { plantKinds } from "@solvia/core/quotations/requests/request";
import { call } from "../../api/client.ts";
import { generateRequestText } from "../../api/endpoints.gen.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { NumberField } from "../../ui/fields/number-fields.tsx";
import { Failure } from "../../ui/states.tsx";
import { textOrNothing, type AskedForm } from "./asked.ts";

interface Props {
  form: AskedForm;
  /** Rows of the bill of material that goes with it. */
  rows: number;
}

/** Thousandths of kilowatts and kilowatt hours. */
const thousandfold = (value: number | ""): number | undefined => (value === "" ? undefined : Math.round(value * 1000));

/** A first draft of the words, out of what is known of the plant: a template, which names what is asked. */
export function DraftedWords({ form, rows }: Props) {
  const { t, language } = useTexts(quotationRequestsTexts);
  const [opened, { toggle }] = useDisclosure(false);
  const [asking, setAsking] = useState(false);
  const [last, setLast] = useState("");
  const { plant, power, storage, place, when, text } = form.values;
  const draft = useMutation({
    mutationFn: () =>
      call(generateRequestText, {
        query: { locale: form.values.country, language },
        body: {
          plant,
          power: thousandfold(power),
          storage: thousandfold(storage),
          place: textOrNothing(place),
          when: textOrNothing(when),
          rows,
        },
      }),
    onSuccess: (answer) => {
      setLast(answer.text);
      form.setFieldValue("text", answer.text);
    },
  });
  const write = () => {
    const isOwn = text.trim() !== "" && text !== last;
    if (isOwn) setAsking(true);
    else draft.mutate();
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={toggle}>
        {t("quotationRequest.draft.title")}
      </Button>
      <Collapse expanded={opened}>
        <Stack gap="sm" mt="sm">
          <Text size="sm" c="dimmed">
            {t("quotationRequest.draft.hint")}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={t("quotationRequest.draft.plant")}
              data={plantKinds.map((value) => ({ value, label: t(`quotationRequest.draft.plants.${value}`) }))}
              {...form.field("plant")}
            />
            <LimitedText label={t("quotationRequest.draft.place")} longest={120} {...form.field("place")} />
            <NumberField
              label={t("quotationRequest.draft.power")}
              decimals={3}
              unit="kW"
              unitName="kWp"
              minimum={0.001}
              maximum={100_000}
              {...form.field("power")}
            />
            <NumberField
              label={t("quotationRequest.draft.storage")}
              decimals={3}
              unit="kWh"
              minimum={0.001}
              maximum={100_000}
              {...form.field("storage")}
            />
            <LimitedText label={t("quotationRequest.draft.when")} longest={120} {...form.field("when")} />
          </SimpleGrid>
          {Boolean(draft.error) && <Failure error={draft.error} />}
          <Group>
            <Button variant="default" loading={draft.isPending} onClick={write}>
              {t("quotationRequest.draft.write")}
            </Button>
          </Group>
        </Stack>
      </Collapse>
      {asking && (
        <ConfirmDialog
          question={t("quotationRequest.draft.replace")}
          onConfirm={() => {
            setAsking(false);
            draft.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
