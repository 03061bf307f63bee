import { Container } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicationArea } from "@solvia/core/publications/publication";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { FindForm } from "./find-form.tsx";
import { feedOf } from "./queries.ts";

interface Props {
  path: "/articles" | "/academy" | "/academy/all";
  title: string;
  lead: string;
  search: { to: "/articles" | "/academy/all"; label: string; text?: string | undefined };
  area: PublicationArea;
  /** Whether it is the page as it stands, with nothing chosen: others are kept out of search engines. */
  whole?: boolean;
  children: ReactNode;
}

/** What the pages that list publications have in common: the public pages draw the same. */
export function ListFrame({ path, title, lead, search, area, whole = true, children }: Props) {
  const { t, language } = useTexts(publicationsTexts);
  const feed = feedOf(area, language);
  usePageHead({ title, description: lead.slice(0, 160), path: whole ? path : undefined, feed });
  return (
    <Container size="xl" py="lg">
      <style>{publicationsStyle}</style>
      <div className="pubs">
        <header className="pubs-head">
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <FindForm {...search} text={search.text} />
        {children}
        <p className="pubs-end">
          <Link to="/profile/settings" hash="following">
            {t("publications.follow")}
          </Link>
          {" · "}
          <a href={feed}>{t("publications.feed")}</a>
        </p>
      </div>
    </Container>
  );
}
