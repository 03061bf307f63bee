import { Button, Card, Stack, Text } from "@mantine/core";
import type { LeadMessage } from "@solvia/core/contract/leads/shapes";
import type * as z from "zod";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Input } from "../../api/client.ts";
import type { Route } from "../../api/route.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";

/** What a person and an installer have written, the oldest first. */
export function Thread({ thread }: { thread: readonly z.output<typeof LeadMessage>[] }) {
  const { language } = useTexts();
  return thread.map(({ id, authorName, text, createdOn }) => (
    <Card key={id} withBorder padding="sm" component="article" aria-label={authorName}>
      <Text size="sm" fw={600}>
        {authorName}
      </Text>
      <Text size="xs" c="dimmed">
        {dateAndTime(createdOn, language)}
      </Text>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Text>
    </Card>
  ));
}

interface Props<E extends Endpoint> {
  route: Route<E>;
  /** To whom, for who hears it. */
  to: string;
  input: (text: string) => Input<E>;
}

/** Words to the other side. */
export function WriteForm<E extends Endpoint>({ route, to, input }: Props<E>) {
  const { t } = useTexts(leadsTexts);
  const form = useContractForm(route, { values: { text: "" }, input: ({ text }) => input(text), clears: true });
  return (
    <Form {...form.frame}>
      <Stack gap="xs">
        <LimitedArea
          label={`${t("leads.write")}: ${to}`}
          longest={2000}
          required
          autosize
          minRows={2}
          {...form.field("text")}
        />
        <Refused form={form} />
        <Button type="submit" variant="default" loading={form.isPending} style={{ alignSelf: "flex-start" }}>
          {t("leads.sendMessage")}
        </Button>
      </Stack>
    </Form>
  );
}
