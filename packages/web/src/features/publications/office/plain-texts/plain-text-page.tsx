import { Alert, Button, Container, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isFileText, type PlainTextId } from "@solvia/core/content/plain-text";
import { isLanguage, languages, type Language } from "@solvia/core/platform/locale";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficePlainText } from "../../../../api/endpoints.gen.ts";
import { officePlainTextsTexts } from "../../../../i18n/areas/office-plain-texts.ts";
import { dateTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { IconExternalLink } from "../../../../ui/icons.gen.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import type { TextAsked } from "./asked-text.ts";
import { PlainTextForm } from "./plain-text-form.tsx";
import type { EditedText } from "./text-values.ts";

interface Props extends TextAsked {
  id: PlainTextId;
}

export const PlainTextPage = (props: Props) => (
  <BackOffice access={getBackOfficePlainText.access}>
    <Loaded {...props} />
  </BackOffice>
);

function Loaded({ id, language = "it", version }: Props) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficePlainText, { params: { id }, query: { language, version } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  return <Shown text={data} />;
}

function Shown({ text }: { text: EditedText }) {
  const { t } = useTexts(officePlainTextsTexts);
  const { id, language, version, shownVersion, outdated, words } = text;
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/plaintexts" size="sm">
        {t("officePlainTexts.back")}
      </AnchorLink>
      <Group justify="space-between" align="flex-end" mb="md" gap="sm">
        <Title order={1} size="h3" className="long-words">
          {words.title}
        </Title>
        <Button
          component="a"
          href={isFileText(id) ? `/files/${id}` : `/${id}`}
          target="_blank"
          variant="default"
          rightSection={<IconExternalLink size={16} />}
        >
          {t("officePlainTexts.open")}
        </Button>
      </Group>
      <Stack>
        <Choices text={text} />
        {outdated && <Alert color="orange">{t("officePlainTexts.isOutdated")}</Alert>}
        {shownVersion !== version && <Alert color="blue">{t("officePlainTexts.earlier")}</Alert>}
        <PlainTextForm key={`${id}/${language}/${shownVersion}`} text={text} />
      </Stack>
    </Container>
  );
}

/** The language, and the version of it. */
function Choices({ text: { id, language, version, shownVersion, versions } }: { text: EditedText }) {
  const { t, language: own } = useTexts(officePlainTextsTexts);
  const navigate = useNavigate();
  const go = (search: { language: Language; version?: number }) =>
    void navigate({ to: "/back-office/plaintexts/$id", params: { id }, search });
  const offered = [
    ...versions.map((one) => ({
      value: String(one.version),
      label:
        one.version === version
          ? t("officePlainTexts.current", { version })
          : t("officePlainTexts.of", { version: one.version, date: dateTime(one.changedOn, own) }),
    })),
    { value: "0", label: t(version === 0 ? "officePlainTexts.deliveredNow" : "officePlainTexts.delivered") },
  ];
  return (
    <Group>
      <NativeSelect
        label={t("officePlainTexts.language")}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && go({ language: value })}
      />
      <NativeSelect
        label={t("officePlainTexts.version")}
        data={offered}
        value={String(shownVersion)}
        onChange={({ currentTarget: { value } }) =>
          go({ language, ...(Number(value) !== version && { version: Number(value) }) })
        }
      />
    </Group>
  );
}
