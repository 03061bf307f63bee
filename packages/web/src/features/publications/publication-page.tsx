import { Button, Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import type { getPublication } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { areaOf, type PublicationArea } from "@solvia/core/publications/publication";
import { addressIn } from "@solvia/core/site/pages/address";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { articleData, breadcrumbData } from "@solvia/core/site/pages/structured-data";
import { ApiProblem, call } from "../../api/client.ts";
import { countPublicationView } from "../../api/endpoints.gen.ts";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconDownload } from "../../ui/icons.gen.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { PublicationQuestions } from "../questions/publication-questions.tsx";
import { feedOf, publicationQuery } from "./queries.ts";
import { Kind, Meta, Thumbnail, Tiles, useLanguageOf, type Card } from "./tiles.tsx";

type Publication = AnswerOf<typeof getPublication>;

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
    <Article publication={data} beside={Beside && !data.preview && <Beside key={data.id} id={data.id} />} />
  ) : (
    <Loading />
  );
}

/** Where the lists of a part of the site stand, and what leads back to them. */
const lists = {
  articles: { to: "/articles", name: "publications.back" },
  academy: { to: "/academy", name: "publications.academy.back" },
  webinars: { to: "/webinars/$", name: "publications.webinarsBack" },
} as const;

/** Leads on from a name that the publication had, and from the other part of the site. */
function useOwnAddress(publication: Publication | undefined, { area, code, preview }: Omit<Props, "Beside">): void {
  const navigate = useNavigate();
  const ownArea = publication && areaOf(publication.type);
  const ownCode = publication?.code;
  useEffect(() => {
    if (ownCode === undefined || (ownArea === area && ownCode === code)) return;
    const search = preview ? { preview } : {};
    if (ownArea === "webinars")
      return void navigate({ to: "/webinars/$", params: { _splat: ownCode }, search, replace: true });
    const to = ownArea === "academy" ? "/academy/$code" : "/articles/$code";
    void navigate({ to, params: { code: ownCode }, search, replace: true });
  }, [ownArea, ownCode, area, code, preview, navigate]);
}

/** Says that it is read, once; whether that counts is the API's to say. */
function useCounted(publication: Publication | undefined): void {
  const id = publication && !publication.preview ? publication.id : undefined;
  const isInStead = Boolean(useUser()?.actedBy);
  useEffect(() => {
    if (id && !isInStead) void call(countPublicationView, { params: { id } }).catch(() => undefined);
  }, [id, isInStead]);
}

function useHead(publication: Publication): void {
  const { t, language } = useTexts(publicationsTexts);
  const country = useCountry();
  const { title, teaser, path, type, noindex } = publication;
  const area = areaOf(type);
  const at = (to: string) => addressIn(country, to, location.origin);
  const listName = t(lists[area].name);
  usePageHead({
    title,
    description: (teaser || title).slice(0, 160),
    path: noindex ? undefined : path,
    feed: feedOf(area, language),
    structured: [
      articleData(publication, { url: at(path), origin: location.origin }),
      breadcrumbData([
        { name: "Home", url: at("/") },
        { name: listName, url: at(`/${area}`) },
        { name: title, url: at(path) },
      ]),
    ],
  });
}

function Article({ publication, beside }: { publication: Publication; beside: ReactNode }) {
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
          <Meta card={publication} />
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

/** Who is logged in takes along what they may read. */
function Download({ publication: { id, locked, preview } }: { publication: Publication }) {
  const { t, language } = useTexts(publicationsTexts);
  const user = useUser();
  if (!user || locked || preview) return null;
  return (
    <Button
      component="a"
      variant="default"
      size="compact-md"
      mt="sm"
      href={`/api/publications/${id}/download?language=${language}`}
      target="_blank"
      rel="noopener"
      leftSection={<IconDownload size={16} />}
    >
      {t("publications.download")}
    </Button>
  );
}

function Body({ publication }: { publication: Publication }) {
  const { t } = useTexts(publicationsTexts);
  const lang = useLanguageOf(publication);
  const user = useUser();
  if (!publication.locked) {
    // Sanitised on the server when it is saved.
    return <div className="pubs-body" lang={lang} dangerouslySetInnerHTML={{ __html: publication.body ?? "" }} />;
  }
  return (
    <section className="pubs-locked">
      <h2>{t("publications.locked.title")}</h2>
      <p>{t("publications.locked.text")}</p>
      <p className="pubs-ways">
        <Link className="pubs-go" to="/plans">
          {t("publications.locked.plans")}
        </Link>
        {!user && (
          <Link className="pubs-go pubs-quieter" to="/login">
            {t("publications.locked.login")}
          </Link>
        )}
      </p>
    </section>
  );
}

function Part({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="pubs-part">
      <div className="pubs-row">
        <h2>{title}</h2>
      </div>
      <Tiles cards={cards} level={3} />
    </section>
  );
}
