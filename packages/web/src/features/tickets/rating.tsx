import { Button, Radio, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { OwnTicket } from "@solvia/core/contract/helping/ticket-shapes";
import { mostStars } from "@solvia/core/tickets/ticket-codes";
import { getTicket, giveFeedback } from "../../api/endpoints.gen.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { queryOf } from "../../api/client.ts";
import { Section } from "../profile/section.tsx";

const stars = Array.from({ length: mostStars }, (_, at) => at + 1);

/** How its customer was helped: asked once it is solved, told afterwards. */
export function Rating({ ticket }: { ticket: z.output<typeof OwnTicket> }) {
  const { t } = useTexts(supportTexts);
  const { satisfaction, mayRate } = ticket;
  if (satisfaction) return <Text>{t("support.rate.thanks", { stars: satisfaction.stars })}</Text>;
  return mayRate ? <Rate id={ticket.id} /> : null;
}

function Rate({ id }: { id: string }) {
  const { t } = useTexts(supportTexts);
  const client = useQueryClient();
  const form = useContractForm(giveFeedback, {
    values: { stars: "", words: "" },
    input: ({ stars: chosen, words }) => ({
      body: { ticketId: id, stars: Number(chosen), ...(words.trim() && { words }) },
    }),
    check: ({ stars: chosen }) => ({ stars: chosen === "" && t("fieldProblem.required") }),
    draft: { of: `feedback/${id}`, back: true },
    onSaved: () => client.invalidateQueries({ queryKey: queryOf(getTicket, { params: { id } }).queryKey }),
  });
  return (
    <Section title={t("support.rate.title")}>
      <Form {...form.frame}>
        <Stack gap="sm" align="flex-start">
          <Radio.Group aria-label={t("support.rate.title")} {...form.getInputProps("stars")}>
            <Group gap="md">
              {stars.map((count) => (
                <Radio
                  key={count}
                  value={String(count)}
                  label={String(count)}
                  aria-label={t("support.rate.star", { stars: count })}
                />
              ))}
            </Group>
          </Radio.Group>
          <LimitedArea
            label={t("support.rate.words")}
            longest={1000}
            autosize
            minRows={2}
            w="100%"
            {...form.field("words")}
          />
          <Refused form={form} />
          <Button type="submit" variant="default" loading={form.isPending}>
            {t("support.rate.send")}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
