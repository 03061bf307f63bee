import { Button, Container, Group, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficePublication } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconExternalLink } from "../../../ui/icons.gen.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { NewPublication } from "./new-publication.tsx";
import type { Publication } from "./publication-values.ts";
import { SavedPublication } from "./saved-publication.tsx";

export const NewPublicationPage = () => (
  <BackOffice>
    <Frame publication={undefined}>
      <NewPublication />
    </Frame>
  </BackOffice>
);

export const PublicationEditorPage = ({ id }: { id: string }) => (
  <BackOffice>
    <Loaded key={id} id={id} />
  </BackOffice>
);

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficePublication, { params: { id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  return (
    <Frame publication={data}>
      <SavedPublication publication={data} />
    </Frame>
  );
}

function Frame({ publication, children }: { publication: Publication | undefined; children: ReactNode }) {
  const { t } = useTexts(officePublicationsTexts);
  return (
    <Container size="xl" py="md">
      <AnchorLink to="/back-office/publications" size="sm">
        {t("officePublications.back")}
      </AnchorLink>
      <Group justify="space-between" align="flex-end" mb="md" gap="sm">
        <Title order={1} size="h3" className="long-words">
          {publication?.title ?? t("officePublications.new")}
        </Title>
        {publication && <Ways publication={publication} />}
      </Group>
      {children}
    </Container>
  );
}

/** Where its texts are translated, and how it looks. */
function Ways({ publication: { id, status, path, previewPath } }: { publication: Publication }) {
  const { t } = useTexts(officePublicationsTexts);
  const isOut = status === "published";
  return (
    <Group gap="sm">
      <ButtonLink to="/back-office/translations/publication/$id" params={{ id }} variant="default">
        {t("officePublications.translations")}
      </ButtonLink>
      <Button
        component="a"
        href={isOut ? path : previewPath}
        target="_blank"
        variant="default"
        rightSection={<IconExternalLink size={16} />}
      >
        {t(isOut ? "officePublications.open" : "officePublications.preview")}
      </Button>
    </Group>
  );
}
