import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { ListFrame } from "./list-frame.tsx";
import { academyQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";

/** The academy: its courses and its newest lessons. */
export function AcademyPage() {
  const { t } = useTexts(publicationsTexts);
  return (
    <ListFrame
      path="/academy"
      title={t("publications.academy.title")}
      lead={t("publications.academy.lead")}
      search={{ to: "/academy/all", label: t("publications.academy.search") }}
      area="academy"
    >
      <Part type="course" title={t("publications.academy.courses")} first />
      <Part
        type="lesson"
        title={t("publications.academy.latest")}
        beside={<Link to="/academy/all">{t("publications.academy.all")}</Link>}
      />
    </ListFrame>
  );
}

interface Props {
  type: "course" | "lesson";
  title: string;
  beside?: ReactNode;
  first?: boolean;
}

function Part({ type, title, beside, first = false }: Props) {
  const { language } = useTexts(publicationsTexts);
  const { data, error, refetch } = useQuery(academyQuery(type, language));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.items.length === 0) return null;
  return (
    <section className="pubs-part">
      <div className="pubs-row">
        <h2>{title}</h2>
        {beside}
      </div>
      <Tiles cards={data.items} level={3} first={first} />
    </section>
  );
}
