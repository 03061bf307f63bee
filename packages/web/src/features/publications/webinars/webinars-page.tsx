import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { queryOf } from "../../../api/client.ts";
import { listWebinars } from "../../../api/endpoints.gen.ts";
import { webinarsTexts } from "../../../i18n/areas/webinars.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { usePageHead } from "../../../ui/page-head.ts";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { Tiles } from "../tiles.tsx";
import { stateOf } from "./webinar-state.ts";

/** Webinars to come and under way, or those that are over: the public page draws the same. */
export function WebinarsPage({ phase }: { phase: "upcoming" | "past" }) {
  const { t } = useTexts(webinarsTexts);
  const isPast = phase === "past";
  const title = t(isPast ? "webinars.past" : "webinars.title");
  usePageHead({ title, description: t("webinars.lead").slice(0, 160), path: isPast ? "/webinars/past" : "/webinars" });
  return (
    <Container size="xl" py="lg">
      <style>{publicationsStyle}</style>
      <div className="pubs">
        <header className="pubs-head">
          <h1>{title}</h1>
          <p>{t("webinars.lead")}</p>
        </header>
        <Listed key={phase} phase={phase} />
        <p className="pubs-end">
          <Link to="/webinars/$" params={{ _splat: isPast ? "" : "past" }}>
            {t(isPast ? "webinars.title" : "webinars.past")}
          </Link>
        </p>
      </div>
    </Container>
  );
}

function Listed({ phase }: { phase: "upcoming" | "past" }) {
  const { t, language } = useTexts(webinarsTexts);
  const { data, error, refetch } = useQuery(queryOf(listWebinars, { query: { phase, language } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.items.length === 0)
    return (
      <Empty
        title={t(phase === "past" ? "webinars.pastNone" : "webinars.none")}
        {...(phase === "upcoming" && { hint: t("webinars.noneHint") })}
      />
    );
  const said = new Map(
    data.items.map((webinar) => {
      const state = stateOf(webinar);
      return [
        webinar.id,
        [dateAndTime(webinar.startsOn, language), state && t(`webinars.${state}`)].filter(Boolean).join(" · "),
      ];
    }),
  );
  return <Tiles cards={data.items} first said={said} />;
}
