import { Button, Container } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { questionsStyle } from "@solvia/core/site/pages/questions/questions-look";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { AskForm } from "./ask-form.tsx";
import { FindForm } from "./find-form.tsx";
import { PublishedList } from "./published-list.tsx";
import { publishedQuery } from "./queries.ts";
import type { QuestionSearch } from "./question-search.ts";

/** Questions and answers: search first, ask where nothing is found. */
export function QuestionsPage({ search: { text } }: { search: QuestionSearch }) {
  const { t } = useTexts(questionsTexts);
  const title = t("questions.title");
  const lead = t("questions.lead");
  usePageHead({ title, description: lead.slice(0, 160), path: text ? undefined : "/questions" });
  return (
    <Container size="xl" py="lg">
      <style>{publicationsStyle + questionsStyle}</style>
      <div className="pubs">
        <header className="pubs-head">
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <FindForm text={text} />
        <AskForm />
        <Found text={text} />
      </div>
    </Container>
  );
}

function Found({ text }: QuestionSearch) {
  const { t, language } = useTexts(questionsTexts);
  const list = useInfiniteQuery(publishedQuery(text, language));
  if (list.error && !list.data) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  const questions = list.data.pages.flatMap(({ items }) => items);
  return (
    <section className="pubs-part">
      {text && (
        <div className="pubs-row">
          <div role="status">
            <h2>{t("questions.results", { text })}</h2>
          </div>
          <Link to="/questions" search={{}}>
            {t("questions.clear")}
          </Link>
        </div>
      )}
      {questions.length === 0 ? (
        <Empty title={t("questions.none")} hint={t("questions.noneHint")} />
      ) : (
        <PublishedList questions={questions} level={text ? 3 : 2} />
      )}
      {list.hasNextPage && (
        <Button variant="default" mt="lg" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("questions.more")}
        </Button>
      )}
    </section>
  );
}
