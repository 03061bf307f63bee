import { Box, Container, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { isGuidance, type PlainTextId } from "@solvia/core/content/plain-text";
import { pathOf } from "@solvia/core/site/pages/address";
import { guidanceStyle } from "@solvia/core/content/guidance-look";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { BrandProducts, Papers, Sources, Ways } from "./advice.tsx";
import { textQuery } from "./text-query.ts";
import { TextSection } from "./text-section.tsx";

// Of one page alone: no other brings its form and its chart along.
const FindWay = lazyPart(() => import("../leads/find-way.tsx").then(({ FindWay: part }) => part));
const Calculator = lazyPart(() => import("./energy-return/calculator.tsx").then(({ Calculator: part }) => part));
const ConsentChoices = lazyPart(() => import("../../consent/choices.tsx").then(({ ConsentChoices: part }) => part), {
  overlay: true,
});

/** A text of the house: conditions, privacy, who we are, what we do, advice. */
export function TextPage({ id }: { id: PlainTextId }) {
  const { language } = useTexts();
  const { data, error, refetch } = useQuery(textQuery(id, language));
  usePageHead(data && { title: data.title, description: data.lead.slice(0, 160), path: pathOf(`text/${id}`) });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <style>{guidanceStyle}</style>
      <Stack component="article" maw={760} mx="auto" gap="lg">
        <div>
          <Title order={1} size="h2">
            {data.title}
          </Title>
          <Text size="lg" mt="sm">
            {data.lead}
          </Text>
          {[data.italianPrevails, data.italianNewer, data.standing, data.updated].map(
            (note) =>
              note !== undefined && (
                <Text key={note} size="sm" c="dimmed" mt="sm">
                  {note}
                </Text>
              ),
          )}
        </div>
        {data.sections.map((section) => (
          <TextSection key={section.heading} section={section} />
        ))}
        {data.papers && <Papers id={id} language={language} papers={data.papers} />}
        {data.sources && <Sources sources={data.sources} />}
      </Stack>
      {id === "calcolo-ritorno-investimento" && (
        <Suspense fallback={<Skeleton h={600} mt="xl" />}>
          <Calculator />
        </Suspense>
      )}
      {id === "cookie-policy" && (
        <Suspense fallback={null}>
          <Box maw={760} mx="auto">
            <ConsentChoices />
          </Box>
        </Suspense>
      )}
      {data.shown && <BrandProducts shown={data.shown} />}
      {data.ways && <Ways ways={data.ways} />}
      {id === "services" && (
        <Suspense fallback={<Skeleton h={24} mt="lg" />}>
          <Box maw={760} mx="auto">
            <FindWay />
          </Box>
        </Suspense>
      )}
    </Container>
  );
}

/** A page of advice by its name in the address; its route knows no other. */
export const AdvicePage = ({ name }: { name: string }) => (isGuidance(name) ? <TextPage id={name} /> : null);
