import { Link } from "@tanstack/react-router";
import type { listPublications } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { longDay, readerTag, tagOf } from "@solvia/core/platform/text/reader-format";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";

export type Card = AnswerOf<typeof listPublications>["items"][number];

/** The language of a text that isn't the page's own. */
export function useLanguageOf({ textLanguage }: Pick<Card, "textLanguage">): string | undefined {
  const { language } = useTexts(publicationsTexts);
  return textLanguage === language ? undefined : tagOf(textLanguage);
}

export function Kind({ card: { type, premium } }: { card: Pick<Card, "type" | "premium"> }) {
  const { t } = useTexts(publicationsTexts);
  return (
    <p className="pubs-kind">
      <span>{t(`publications.type.${type}`)}</span>
      {premium && <span className="pubs-premium">Premium</span>}
    </p>
  );
}

/** When it appeared, and how long it takes. */
export function Meta({ card: { publishedOn, minutes } }: { card: Pick<Card, "publishedOn" | "minutes"> }) {
  const { t, language } = useTexts(publicationsTexts);
  const { code } = useCountry();
  const day = publishedOn && longDay(publishedOn, readerTag(language, code));
  return <p className="pubs-meta">{[day, t("publications.minutes", { minutes })].filter(Boolean).join(" · ")}</p>;
}

export function Thumbnail({ url, first }: { url: string | undefined; first: boolean }) {
  if (url === undefined) return null;
  return (
    <img
      src={url}
      alt=""
      width={640}
      height={360}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
    />
  );
}

interface Props {
  cards: readonly Card[];
  /** Of their titles below the page's own. */
  level?: 2 | 3 | 4;
  /** Whether they are what the page begins with. */
  first?: boolean;
  /** A line that is said of some besides, by their ids. */
  said?: ReadonlyMap<string, string>;
}

/** Publications as tiles: the public page draws the same. */
export const Tiles = ({ cards, level = 2, first = false, said }: Props) => (
  <ul className="pubs-list">
    {cards.map((card, place) => (
      <Tile key={card.id} card={card} level={level} first={first && place === 0} said={said?.get(card.id)} />
    ))}
  </ul>
);

interface TileProps {
  card: Card;
  level: 2 | 3 | 4;
  first: boolean;
  said: string | undefined;
}

function Tile({ card, level, first, said }: TileProps) {
  const Heading = `h${level}` as const;
  const lang = useLanguageOf(card);
  return (
    <li className="pubs-card">
      <Thumbnail url={card.thumbnailUrl} first={first} />
      <Kind card={card} />
      {said && <p className="pubs-meta">{said}</p>}
      <Heading lang={lang}>
        <PublicationLink card={card}>{card.title}</PublicationLink>
      </Heading>
      <p className="pubs-teaser" lang={lang}>
        {card.teaser}
      </p>
      <Meta card={card} />
    </li>
  );
}

function PublicationLink({ card: { type, code }, children }: { card: Card; children: string }) {
  if (type === "webinar")
    return (
      <Link to="/webinars/$" params={{ _splat: code }}>
        {children}
      </Link>
    );
  const to = type === "lesson" || type === "course" ? "/academy/$code" : "/articles/$code";
  return (
    <Link to={to} params={{ code }}>
      {children}
    </Link>
  );
}
