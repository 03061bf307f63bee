import { Badge, Checkbox, Group, SimpleGrid, Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { longest as publicationLimits } from "@solvia/core/contract/publishing/publication-limits";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { lazyPart } from "../../../../ui/lazy-part.tsx";
import { richFields, stateOf, type TextField, type Texts, type Translated } from "./text-states.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";

const RichTextEditor = lazyPart(async () => (await import("../series/rich-text-editor.tsx")).RichTextEditor);

const colours = { missing: "red", machine: "blue", hand: "green" } as const;
const longest = {
  name: 200,
  descriptionTitle: 200,
  descriptionSubtitle: 400,
  title: publicationLimits.title,
  teaser: publicationLimits.teaser,
} as const;
/** Those of several lines. */
const tall: ReadonlySet<TextField> = new Set(["descriptionSubtitle", "teaser"]);

interface Props {
  field: TextField;
  source: Texts;
  item: Translated;
  /** What is written here and not saved yet; undefined where nothing was changed. */
  draft: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** The Italian of a text beside what the language says, to be corrected. */
export function TextPair({ field, source, item, draft, onChange }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const label = t(`officeTranslations.fields.${field}`);
  return (
    <SimpleGrid role="group" aria-label={label} cols={{ base: 1, md: 2 }} spacing="md">
      <div>
        <Group gap="xs" mb={4}>
          <Text size="sm" fw={600}>
            {label}
          </Text>
          <Text size="sm" c="dimmed">
            {t("officeTranslations.italian")}
          </Text>
        </Group>
        <Italian field={field} text={source[field] ?? ""} />
      </div>
      <div>
        <Marks field={field} source={source} item={item} />
        <Written field={field} item={item} draft={draft} onChange={onChange} />
        <Outdated field={field} item={item} draft={draft} onChange={onChange} />
      </div>
    </SimpleGrid>
  );
}

function Italian({ field, text }: { field: TextField; text: string }) {
  const { t } = useTexts(officeTranslationsTexts);
  if (!text) return <Text c="dimmed">{t("officeTranslations.noItalian")}</Text>;
  if (!richFields.has(field)) {
    return (
      <Text className="panel" lang="it" p="xs">
        {text}
      </Text>
    );
  }
  // Sanitised on the server when the series is saved.
  return <div className="panel rich" lang="it" dangerouslySetInnerHTML={{ __html: text }} />;
}

function Marks({ field, source, item }: Pick<Props, "field" | "source" | "item">) {
  const { t } = useTexts(officeTranslationsTexts);
  const state = stateOf(field, source, item);
  return (
    <Group gap="xs" mb={4}>
      {state === "none" ? (
        <Text size="sm" c="dimmed">
          {t("officeTranslations.states.none")}
        </Text>
      ) : (
        <Badge variant="light" color={colours[state]} c="bright" tt="none">
          {t(`officeTranslations.states.${state}`)}
        </Badge>
      )}
      {item.origins[field]?.outdated && (
        <Badge variant="light" color="orange" c="bright" tt="none">
          {t("officeTranslations.outdated")}
        </Badge>
      )}
    </Group>
  );
}

function Written({ field, item, draft, onChange }: Omit<Props, "source">) {
  const { t } = useTexts(officeTranslationsTexts);
  const { language, version, texts } = item;
  const stored = texts[field] ?? "";
  const name = languageNames[language];
  const label = t("officeTranslations.inLanguage", { field: t(`officeTranslations.fields.${field}`), language: name });
  const change = (text: string) => onChange(text === stored ? undefined : text);
  if (richFields.has(field)) {
    return (
      <Suspense fallback={<Skeleton h={200} />}>
        <RichTextEditor
          key={`${language}${version}`}
          label={label}
          chapters={field === "body"}
          value={draft ?? stored}
          onChange={change}
        />
      </Suspense>
    );
  }
  const shared = {
    label,
    lang: language,
    value: draft ?? stored,
    longest: longest[field as keyof typeof longest],
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  return tall.has(field) ? <LimitedArea autosize minRows={2} {...shared} /> : <LimitedText {...shared} />;
}

/** A person's text that is older than the Italian stays until a person looks at it; the machine renews its own. */
function Outdated({ field, item, draft, onChange }: Omit<Props, "source">) {
  const { t } = useTexts(officeTranslationsTexts);
  const origin = item.origins[field];
  if (!origin?.outdated) return null;
  if (origin.by === "machine") {
    return (
      <Text size="sm" c="dimmed" mt={4}>
        {t("officeTranslations.outdatedMachine")}
      </Text>
    );
  }
  const stored = item.texts[field] ?? "";
  return (
    <Checkbox
      mt="xs"
      label={t("officeTranslations.stillRight")}
      checked={draft === stored}
      disabled={draft !== undefined && draft !== stored}
      onChange={(event) => onChange(event.currentTarget.checked ? stored : undefined)}
    />
  );
}
