import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { getPublication } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { clockOf, secondOfHash } from "@solvia/core/publications/media/media";
import { queryOf } from "../../../api/client.ts";
import { getRecordingTranscript } from "../../../api/endpoints.gen.ts";
import { recordingsTexts } from "../../../i18n/areas/recordings.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { useFreshAddress } from "./use-fresh-address.ts";
import { useWatched } from "./use-watched.ts";
import "./recordings.css";

type Media = AnswerOf<typeof getPublication>["media"][number];

interface Props {
  publicationId: string;
  media: readonly Media[];
  /** The secret of a preview's address. */
  preview: string | undefined;
}

/** What was recorded of a publication, with chapters and what is said, and its papers. */
export function Recordings({ publicationId, media, preview }: Props) {
  const { t } = useTexts(recordingsTexts);
  const recordings = media.filter(({ kind }) => kind === "recording");
  const documents = media.filter(({ kind }) => kind === "document");
  return (
    <>
      {recordings.length > 0 && (
        <section className="rec" aria-label={t("recordings.title")}>
          {recordings.map((one) => (
            <Recording key={one.id} publicationId={publicationId} media={one} preview={preview} />
          ))}
        </section>
      )}
      {documents.length > 0 && (
        <section className="rec">
          <h2>{t("recordings.documents")}</h2>
          <ul>
            {documents.map(({ id, url, name }) => (
              <li key={id}>
                <Anchor href={url} target="_blank" rel="noopener" underline="always" className="long-words">
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The second of this recording that the address asks for. */
function askedSecond(mediaId: string): number | undefined {
  const asked = secondOfHash(location.hash);
  return asked?.mediaId === mediaId ? asked.second : undefined;
}

function Recording({ publicationId, media, preview }: Omit<Props, "media"> & { media: Media }) {
  const { t } = useTexts(recordingsTexts);
  const { id, name, url, contentType, chapters, hasTranscript } = media;
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(() => askedSecond(id) !== undefined);
  const parts = useId();
  useWatched(player, { publicationId, mediaId: id });
  const isUnplayable = useFreshAddress(player);
  const seek = (second: number): void => {
    if (!player.current) return;
    player.current.currentTime = second;
    // A browser that lets nothing play by itself waits for its own button.
    void player.current.play().catch(() => undefined);
  };
  useEffect(() => {
    const second = askedSecond(id);
    if (second === undefined || !player.current) return;
    player.current.currentTime = second;
    frame.current?.scrollIntoView({ block: "start" });
  }, [id]);
  const Player = contentType.startsWith("audio/") ? "audio" : "video";
  return (
    <Stack ref={frame} gap="sm" className="rec-one">
      <h2>{name}</h2>
      <Player ref={player} src={url} controls preload="metadata" aria-label={name} />
      {isUnplayable && (
        <Text size="sm">
          {t("recordings.cannotPlay")}{" "}
          <Anchor href={url} download underline="always" inherit>
            {t("recordings.download")}
          </Anchor>
        </Text>
      )}
      {chapters.length > 0 && (
        <>
          <h3 id={parts}>{t("recordings.chapters")}</h3>
          <ol className="rec-lines" aria-labelledby={parts}>
            {chapters.map(({ at, title }) => (
              <Moment key={`${at} ${title}`} at={at} text={title} onGo={seek} />
            ))}
          </ol>
        </>
      )}
      {hasTranscript && (
        <Button variant="default" aria-expanded={isRead} onClick={() => setRead(!isRead)} className="rec-read">
          {t(isRead ? "recordings.hide" : "recordings.read")}
        </Button>
      )}
      {hasTranscript && isRead && <Transcript of={{ publicationId, mediaId: id, preview }} onGo={seek} />}
    </Stack>
  );
}

interface MomentProps {
  at: number;
  text: string;
  lang?: string | undefined;
  onGo: (second: number) => void;
}

/** A chapter, or a line: where it begins is a button. */
function Moment({ at, text, lang, onGo }: MomentProps) {
  const { t } = useTexts(recordingsTexts);
  const clock = clockOf(at);
  return (
    <li>
      <button
        type="button"
        className="rec-at numbers"
        aria-label={t("recordings.from", { clock })}
        onClick={() => onGo(at)}
      >
        {clock}
      </button>
      <span lang={lang}>{text}</span>
    </li>
  );
}

interface TranscriptProps {
  of: { publicationId: string; mediaId: string; preview: string | undefined };
  onGo: (second: number) => void;
}

function Transcript({ of: { publicationId, mediaId, preview }, onGo }: TranscriptProps) {
  const { t } = useTexts(recordingsTexts);
  const { data, error, refetch } = useQuery(
    queryOf(getRecordingTranscript, { params: { id: publicationId, mediaId }, query: { preview } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t("recordings.machine")}
      </Text>
      <ol className="rec-lines rec-said" aria-label={t("recordings.transcript")}>
        {data.lines.map(({ from, text }) => (
          <Moment key={`${from} ${text}`} at={from} text={text} lang={data.language} onGo={onGo} />
        ))}
      </ol>
    </>
  );
}
