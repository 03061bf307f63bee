import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, type ComponentType, type ReactNode } from "react";
import { areaOf, type PublicationArea } from "@solvia/core/publications/publication";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { ApiProblem } from "../../api/client.ts";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { PublicationQuestions } from "../questions/publication-questions.tsx";
import { Body, Download, Part } from "./publication-parts.tsx";
import { publicationQuery } from "./queries.ts";
import { Kind, Meta, Thumbnail, useLanguageOf } from "./tiles.tsx";
import { lists, useCounted, useHead, useOwnAddress, type Publication } from "./use-publication.ts";

/** Of the few that have one. */
const Recordings = lazyPart(async () => (await import("./recordings/recordings.tsx")).Recordings);

interface Props {
  area: PublicationArea;
  code: string;
  /** The secret of a preview's address. */
  preview?: string | undefined;
  /** What belongs to it besides its words, below its picture; not of a preview. */
  Beside?: ComponentType<{ id: string }> | undefined;
}

/** An article, a technical note, a lesson, a course or a webinar. */
export function PublicationPage({ area, code, preview, Beside }: Props) {
  const { t, language } = useTexts(publicationsTexts);
  const { data, error, refetch } = useQuery(publicationQuery(code, preview, language));
  useOwnAddress(data, { area, code, preview });
  useCounted(data);
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyPage title={t("publications.gone")}>
        <ButtonLink to={lists[area].to}>{t(lists[area].name)}</ButtonLink>
      </EmptyPage>
    );
  }
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? (
    <Article
      publication={data}
      preview={preview}
      beside={Beside && !data.preview && <Beside key={data.id} id={data.id} />}
    />
  ) : (
    <Loading />
  );
}

interface ArticleProps {
  publication: Publication;
  preview: string | undefined;
  beside: ReactNode;
}

function Article({ publication, preview, beside }: ArticleProps) {
  const { t, language } = useTexts(publicationsTexts);
  const { title, teaser, thumbnailUrl, type, tags, textLanguage } = publication;
  const lang = useLanguageOf(publication);
  useHead(publication);
  const area = areaOf(type);
  return (
    <Container size="xl" py="lg">
      <style>{publicationsStyle}</style>
      <div className="pubs">
        <Link className="pubs-back" to={lists[area].to} params={{ _splat: "" }} activeOptions={{ exact: true }}>
          {t(lists[area].name)}
        </Link>
        <article className="pubs-article">
          {publication.preview && (
            <p className="pubs-note" role="status">
              {t("publications.preview")}
            </p>
          )}
          <Kind card={publication} />
          <h1 lang={lang}>{title}</h1>
          {teaser && (
            <p className="pubs-lead" lang={lang}>
              {teaser}
            </p>
          )}
          {publication.type !== "webinar" && <Meta card={publication} />}
          <Download publication={publication} />
          <Thumbnail url={thumbnailUrl} first />
          {beside}
          {publication.media.length > 0 && (
            <Suspense fallback={<Loading />}>
              <Recordings publicationId={publication.id} media={publication.media} preview={preview} />
            </Suspense>
          )}
          {textLanguage !== language && <p className="pubs-note">{t("publications.onlyItalian")}</p>}
          <Body publication={publication} />
          {tags.length > 0 && (
            <nav className="pubs-tags" aria-label={t("publications.topics")}>
              {tags.map((tag) => (
                <Link key={tag} to={area === "academy" ? "/academy/all" : "/articles"} search={{ tag }}>
                  {tag}
                </Link>
              ))}
            </nav>
          )}
        </article>
        <Part title={t("publications.lessons")} cards={publication.lessons} />
        <Part title={t("publications.related")} cards={publication.related} />
        {!publication.preview && <PublicationQuestions id={publication.id} />}
      </div>
    </Container>
  );
}
