import { ActionIcon, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clockOf } from "@solvia/core/publications/media/media";
import { call, queryOf } from "../../../../api/client.ts";
import { listPublicationMedia, removePublicationMedia } from "../../../../api/endpoints.gen.ts";
import { officeRecordingsTexts } from "../../../../i18n/areas/office-recordings.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { AddMedia } from "./add-media.tsx";
import { AskTranscription } from "./ask-transcription.tsx";
import { MediaForm } from "./media-form.tsx";
import type { OfficeMedia } from "./office-media.ts";
import { TranscriptionState } from "./transcription-state.tsx";

/** While something is written down it is looked at again. */
const lookAgainMs = 10_000;
const isUnderWay = ({ transcription }: OfficeMedia): boolean =>
  transcription?.status === "queued" || transcription?.status === "running";

/** The recordings and papers of a publication, for its editor. */
export function MediaPanel({ id, mayChange }: { id: string; mayChange: boolean }) {
  const { t } = useTexts(officeRecordingsTexts);
  const { data, error, refetch } = useQuery({
    ...queryOf(listPublicationMedia, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? lookAgainMs : false),
  });
  return (
    <Stack className="panel" gap="md" component="section">
      <Title order={2} size="h4">
        {t("officeRecordings.media")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Text size="sm">{t("officeRecordings.none")}</Text>}
      {data?.items.map((media) => (
        <OneMedia key={media.id} publicationId={id} media={media} mayChange={mayChange} />
      ))}
      {/* Begun anew once something was added. */}
      {mayChange && data && <AddMedia key={data.items.length} publicationId={id} />}
    </Stack>
  );
}

interface Props {
  publicationId: string;
  media: OfficeMedia;
  mayChange: boolean;
}

function OneMedia({ publicationId, media, mayChange }: Props) {
  const { t } = useTexts(officeRecordingsTexts);
  const { id, kind, name, url, seconds, watched, revision } = media;
  return (
    <Stack gap="xs" pt="sm" style={{ borderTop: "1px solid var(--line)" }}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Anchor
            href={url}
            target="_blank"
            rel="noopener"
            className="long-words"
            aria-label={t("officeRecordings.open", { name })}
          >
            {name}
          </Anchor>
          {seconds !== undefined && (
            <Text size="sm" c="dimmed">
              {t("officeRecordings.length")} <span className="numbers">{clockOf(seconds)}</span>
            </Text>
          )}
          {watched && (
            <>
              <Text size="sm">{t("officeRecordings.watched", watched)}</Text>
              <Text size="xs" c="dimmed">
                {t("officeRecordings.watchedHint")}
              </Text>
            </>
          )}
        </div>
        {mayChange && <Remove publicationId={publicationId} id={id} name={name} />}
      </Group>
      {kind === "recording" && (
        <>
          <TranscriptionState transcription={media.transcription} />
          {mayChange && <AskTranscription publicationId={publicationId} media={media} />}
        </>
      )}
      {mayChange && <MediaForm key={revision} publicationId={publicationId} media={media} />}
    </Stack>
  );
}

function Remove({ publicationId, id, name }: { publicationId: string; id: string; name: string }) {
  const { t } = useTexts(officeRecordingsTexts);
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removePublicationMedia, { params: { id: publicationId, mediaId: id } }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="red"
        loading={remove.isPending}
        aria-label={t("officeRecordings.removeNamed", { name })}
        onClick={() => setAsked(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {remove.error && <Failure error={remove.error} />}
      {isAsked && (
        <ConfirmDialog
          question={t("officeRecordings.removeAsk", { name })}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
