import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { questionsStyle } from "@solvia/core/site/pages/questions/questions-look";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskForm } from "./ask-form.tsx";
import { PublishedList } from "./published-list.tsx";
import { ofPublicationQuery } from "./queries.ts";

/** What is asked about a publication, below it, and a question of one's own. */
export function PublicationQuestions({ id }: { id: string }) {
  const { t, language } = useTexts(questionsTexts);
  const { data } = useQuery(ofPublicationQuery(id, language));
  return (
    <section className="pubs-part" aria-label={t("questions.onPublication")}>
      <style>{questionsStyle}</style>
      <div className="pubs-row">
        <h2>{t("questions.onPublication")}</h2>
        <Link to="/questions" search={{}}>
          {t("questions.all")}
        </Link>
      </div>
      {data && data.items.length > 0 && <PublishedList questions={data.items} level={3} />}
      <AskForm publicationId={id} />
    </section>
  );
}
