import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getPublicationSubscription as Contract } from "@solvia/core/contract/content";
import { publicationTypes } from "@solvia/core/publications/publication";
import { ApiProblem, keepAnswer, queryOf } from "../../../api/client.ts";
import {
  getPublicationSubscription,
  listPublicationTags,
  setPublicationSubscription,
} from "../../../api/endpoints.gen.ts";
import { followingTexts } from "../../../i18n/areas/following.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { useSoughtPlace } from "../../../ui/focus/sought-place.ts";
import { Section } from "../section.tsx";

type Following = AnswerOf<typeof Contract>;

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === "version-conflict";

const inOrder = (tags: readonly string[], language: string): string[] =>
  tags.toSorted((a, b) => a.localeCompare(b, language));

/** Where the link of the pages with publications leads. */
const place = "following";

/** Of which publications the user is told by mail. */
export function FollowingSection() {
  const following = useQuery(queryOf(getPublicationSubscription, {}));
  const tags = useQuery(queryOf(listPublicationTags, { query: {} }));
  const failed = [following, tags].find(({ error, data }) => error && !data);
  if (failed) return <Failure error={failed.error} retry={() => void failed.refetch()} />;
  if (!following.data || !tags.data) return <Loading />;
  return (
    <Choices
      following={following.data}
      tags={tags.data.items.map(({ tag }) => tag)}
      reload={async () => (await following.refetch()).data}
    />
  );
}

interface Props {
  following: Following;
  /** Those that something published has. */
  tags: readonly string[];
  reload: () => Promise<unknown>;
}

function Choices({ following, tags, reload }: Props) {
  const { t, language } = useTexts(followingTexts);
  const client = useQueryClient();
  /** The choices were saved elsewhere since this page has read them. */
  const [hasChanged, setChanged] = useState(false);
  const { revision, notesIncluded } = following;
  const saved = { types: following.types, tags: inOrder(following.tags, language) };
  const form = useContractForm(setPublicationSubscription, {
    values: saved,
    input: (values) => ({ body: { ...values, revision } }),
    done: t("following.saved"),
    draft: { of: "following" },
    onRefused: async (error) => {
      if (!isConflict(error)) return false;
      await reload();
      setChanged(true);
      return true;
    },
    onSaved: (answer) => {
      setChanged(false);
      keepAnswer(client, getPublicationSubscription, {}, answer);
    },
  });
  useSoughtPlace(place);
  const takeSaved = (): void => {
    form.setInitialValues(saved);
    form.setValues(saved);
    setChanged(false);
  };
  /** One that nothing has any more stays to be unticked. */
  const shownTags = inOrder([...new Set([...tags, ...following.tags, ...form.values.tags])], language);
  const isNone = following.types.length + following.tags.length === 0;
  return (
    <Section id={place} title={t("following.title")} hint={t("following.hint")}>
      <Form {...form.frame} what={t("following.title")}>
        <Stack>
          <Checkbox.Group
            label={t("following.kinds")}
            {...form.getInputProps("types")}
            onChange={(ticked) =>
              form.setFieldValue(
                "types",
                publicationTypes.filter((type) => ticked.includes(type)),
              )
            }
          >
            <Stack gap="xs" mt="xs">
              {publicationTypes.map((type) => (
                <Checkbox
                  key={type}
                  value={type}
                  label={t(`following.kind.${type}`)}
                  description={type === "technicalNote" && !notesIncluded ? t("following.notesHint") : undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Checkbox.Group
            label={t("following.topics")}
            {...form.getInputProps("tags")}
            onChange={(ticked) => form.setFieldValue("tags", inOrder(ticked, language))}
          >
            {shownTags.length === 0 && <Text c="dimmed">{t("following.noTopics")}</Text>}
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="xs" mt="xs">
              {shownTags.map((tag) => (
                <Checkbox key={tag} value={tag} label={tag} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          {isNone && !form.isTyped && <Text c="dimmed">{t("following.none")}</Text>}
          {hasChanged && (
            <Alert color="yellow" role="alert">
              <Stack gap="sm" align="flex-start">
                <Text size="sm">{t("following.changed")}</Text>
                <Button variant="default" onClick={takeSaved}>
                  {t("following.take")}
                </Button>
              </Stack>
            </Alert>
          )}
          <Refused form={form} />
          <Group>
            <Button type="submit" loading={form.isPending} disabled={!form.isTyped}>
              {t("following.save")}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Section>
  );
}
