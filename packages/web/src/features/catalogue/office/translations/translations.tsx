import { Alert, Button, Container, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { mayDescribeSeries } from "@solvia/core/platform/admin-locale";
import type { Language } from "@solvia/core/platform/locale";
import { useState, type ReactNode } from "react";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Leaving } from "../../../../ui/leaving.tsx";
import { useAdminLocale } from "../series/admin-locale.tsx";
import { LanguageChoice, type Place } from "./language-choice.tsx";
import { LanguageTexts } from "./language-texts.tsx";
import { todoOf, type Texts, type Translated } from "./text-states.ts";

/** The machine at work on these texts. */
export interface Run {
  isUnderWay: boolean;
  done: number;
  total: number;
  hasFailed: boolean;
  start: () => void;
}

interface Props {
  place: Place;
  name: string;
  source: Texts;
  items: readonly Translated[];
  /** As the address says; else the first language that asks for a look. */
  language: Language | undefined;
  run: Run;
  save: (item: Translated, texts: Texts) => Promise<unknown>;
  /** The way back to the editor, and whatever else belongs beside the title. */
  back: ReactNode;
}

/** The texts of a series or product in its languages: the machine's and people's, to be corrected beside the Italian. */
export function Translations({ place, name, source, items, language, run, save, back }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Language, Texts>>>>({});
  const item =
    items.find((one) => one.language === language) ?? items.find((one) => todoOf(source, one) > 0) ?? items[0];
  if (!item) return null;
  return (
    <Container size="xl" py="md">
      {back}
      <Group justify="space-between" align="flex-end" mb="sm">
        <div>
          <Title order={1} size="h3">
            {t("officeTranslations.title")}
          </Title>
          <Text c="dimmed">{name}</Text>
        </div>
        <StartButton run={run} />
      </Group>
      <Stack>
        <Text size="sm" maw={760}>
          {t("officeTranslations.hint")}
        </Text>
        <Progressing run={run} />
        <LanguageChoice place={place} items={items} source={source} chosen={item.language} drafts={drafts} />
        <LanguageTexts
          key={item.language}
          item={item}
          source={source}
          draft={drafts[item.language] ?? {}}
          onDraft={(draft) => setDrafts({ ...drafts, [item.language]: draft })}
          save={save}
        />
      </Stack>
      <Leaving dirty={Object.values(drafts).some((draft) => Object.keys(draft).length > 0)} />
    </Container>
  );
}

function StartButton({ run }: { run: Run }) {
  const { t } = useTexts(officeTranslationsTexts);
  const mayStart = mayDescribeSeries({ locale: useAdminLocale() });
  if (!mayStart) {
    return (
      <Text size="sm" c="dimmed">
        {t("officeTranslations.onlyItaly")}
      </Text>
    );
  }
  return (
    <Button variant="default" loading={run.isUnderWay} onClick={run.start}>
      {t("officeTranslations.translate")}
    </Button>
  );
}

function Progressing({ run: { isUnderWay, done, total, hasFailed } }: { run: Run }) {
  const { t } = useTexts(officeTranslationsTexts);
  const said = t("officeTranslations.underWay", { done, total });
  return (
    <div role="status">
      {isUnderWay && (
        <Stack gap={4}>
          <Text size="sm">{said}</Text>
          <Progress value={(done / total) * 100} aria-label={said} />
        </Stack>
      )}
      {!isUnderWay && hasFailed && (
        <Alert color="orange" c="bright">
          {t("officeTranslations.failed")}
        </Alert>
      )}
    </div>
  );
}
