import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { ListFrame } from "./list-frame.tsx";
import type { PublicationSearch } from "./publication-search.ts";
import { areaOfList, foundQuery, listQuery, tagsQuery, type ListName } from "./queries.ts";
import { Tiles } from "./tiles.tsx";

interface Props {
  name: ListName;
  search: PublicationSearch;
}

const pathOf = (name: ListName) => (name === "articles" ? "/articles" : "/academy/all");

/** Articles and technical notes, or the academy's lessons: by tag, by words, the newest first. */
export function ListPage({ name, search: { text, tag } }: Props) {
  const { t } = useTexts(publicationsTexts);
  const isArticles = name === "articles";
  const path = pathOf(name);
  return (
    <ListFrame
      path={path}
      title={t(isArticles ? "publications.title" : "publications.academy.all")}
      lead={t(isArticles ? "publications.lead" : "publications.academy.allLead")}
      search={{ to: path, label: t(isArticles ? "publications.search" : "publications.academy.search"), text }}
      area={areaOfList(name)}
      whole={!text && !tag}
    >
      <Tags name={name} />
      {text ? <Found name={name} text={text} tag={tag} /> : <Listed name={name} tag={tag} />}
    </ListFrame>
  );
}

/** The one whose search is the page's own is the current one. */
const exactly = { exact: true };

function Tags({ name }: { name: ListName }) {
  const { t } = useTexts(publicationsTexts);
  const { data } = useQuery(tagsQuery(name));
  if (!data || data.items.length === 0) return null;
  const path = pathOf(name);
  return (
    <nav className="pubs-tags" aria-label={t("publications.topics")}>
      <Link to={path} search={{}} activeOptions={exactly}>
        {t("publications.all")}
      </Link>
      {data.items.map((one) => (
        <Link key={one.tag} to={path} search={{ tag: one.tag }} activeOptions={exactly}>
          {one.tag}
        </Link>
      ))}
    </nav>
  );
}

function Listed({ name, tag }: { name: ListName; tag: string | undefined }) {
  const { t, language } = useTexts(publicationsTexts);
  const list = useInfiniteQuery(listQuery(name, tag, language));
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  const cards = list.data.pages.flatMap(({ items }) => items);
  if (cards.length === 0) return <Empty title={t("publications.none")} hint={t("publications.noneHint")} />;
  return (
    <>
      <Tiles cards={cards} first />
      {list.hasNextPage && (
        <Button variant="default" mt="lg" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("publications.more")}
        </Button>
      )}
    </>
  );
}

function Found({ name, text, tag }: { name: ListName; text: string; tag: string | undefined }) {
  const { t, language } = useTexts(publicationsTexts);
  const { data, error, refetch } = useQuery(foundQuery(name, text, tag, language));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.items.length === 0) {
    return (
      <Empty title={t("publications.none")} hint={t("publications.noneHint")}>
        <Link to={pathOf(name)} search={{}}>
          {t("publications.clear")}
        </Link>
      </Empty>
    );
  }
  return (
    <section>
      <div className="pubs-row" style={{ marginBottom: 18 }}>
        <div role="status">
          <h2>{t("publications.results", { text })}</h2>
        </div>
        <Link to={pathOf(name)} search={{}}>
          {t("publications.clear")}
        </Link>
      </div>
      <Tiles cards={data.items} level={3} first />
    </section>
  );
}
