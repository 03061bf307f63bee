import { Button, Card, Container, Stack, Text, Title } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { acceptQuotation, askAboutQuotation, getQuotation, getQuotationVersion } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconMessage } from "../../ui/icons.gen.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useMay } from "../acting/in-stead.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { PriceSteps } from "../orders/price-steps.tsx";
import { PayPlans } from "./pay-plans.tsx";
import "./quotation.css";
import { AcceptBar } from "./accept-bar.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { Acceptances, ToAccepted } from "./acceptances.tsx";
import { isBlocked } from "./standing/blocked.ts";
import { Conditions } from "./conditions.tsx";
import { Living } from "./living.tsx";
import { Messages, type About } from "./messages.tsx";
import { NotOurs } from "./not-ours.tsx";
import { OwnOfferLink } from "./own-offer/own-offer-link.tsx";
import { PageHead } from "./page-head.tsx";
import { PartSums, partOf } from "./part-sums.tsx";
import { promisedOf } from "./promised.ts";
import { LineDays, QuotationDays } from "./promised-days.tsx";
import type { Quotation, Version } from "./shared/quotation-shapes.ts";
import { OfferCheck } from "./shared/offer-check.tsx";
import { QuotationLines } from "./shared/quotation-lines.tsx";
import { VatNotice } from "./shared/vat-notice.tsx";
import { Plant } from "./version-facts.tsx";
import { useOpened } from "./use-opened.ts";
import { Versions } from "./versions.tsx";

interface Props {
  id: string;
  /** An earlier version, to be looked at. */
  version: number | undefined;
}

export const QuotationPage = (props: Props) => (
  <RequireLogin>
    <OneQuotation {...props} />
  </RequireLogin>
);

function OneQuotation({ id, version }: Props) {
  const { t } = useTexts(quotationsTexts);
  const { data: quotation, error, refetch } = useQuery(queryOf(getQuotation, { params: { id } }));
  usePageHead({ title: quotation ? t("quotation.one", { number: quotation.number }) : t("quotation.title") });
  if (error instanceof ApiProblem && error.code === "not-found") return <NotOurs />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!quotation) return <Waiting shape="record" />;
  return version !== undefined && version < quotation.sent ? (
    <Earlier quotation={quotation} n={version} />
  ) : (
    <Whole quotation={quotation} shown={quotation.current} />
  );
}

function Earlier({ quotation, n }: { quotation: Quotation; n: number }) {
  const { data, error } = useQuery(queryOf(getQuotationVersion, { params: { id: quotation.id, n } }));
  if (error) return <Failure error={error} />;
  return data ? <Whole quotation={quotation} shown={data} /> : <Waiting shape="record" />;
}

/** What its customer may do with it: whoever only looks on, or acts in their stead, reads. */
function useCustomersActs({ mayAccept, status, over }: Quotation) {
  const isViewer = useUser()?.memberRole === "viewer";
  const isOwn = useMay(acceptQuotation);
  const may = isOwn && !isViewer;
  return {
    accepts: may && mayAccept,
    changes: may && status === "sent" && !over,
    writes: useMay(askAboutQuotation) && !isViewer,
    why: isViewer ? ("viewer" as const) : isOwn ? undefined : ("acting" as const),
  };
}

function Whole({ quotation, shown }: { quotation: Quotation; shown: Version }) {
  const { t } = useTexts(quotationsTexts);
  const acts = useCustomersActs(quotation);
  useOpened(quotation.id);
  const [accepting, setAccepting] = useState(false);
  const [about, setAbout] = useState<About>();
  const isCurrent = !shown.superseded;
  const part = partOf(quotation);
  const { ref: sums, inViewport: areSumsSeen } = useInViewport();
  // What is left is optional.
  const isWhole = quotation.standing === "accepted";
  const ask = (what: About) => {
    setAbout(what);
    document.querySelector("#messages")?.scrollIntoView({ block: "start" });
  };
  const promised = isCurrent ? promisedOf(quotation) : [];
  const daysOf = ({ lineId }: Version["lines"][number]) => {
    const line = promised.find((one) => one.lineId === lineId);
    return line && <LineDays line={line} />;
  };
  const byLine = {
    heading: t("quotation.messages.aboutLine"),
    render: ({ lineId, name }: Version["lines"][number]) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={6}
        aria-label={`${t("quotation.messages.aboutLine")}: ${name}`}
        onClick={() => ask({ lineId, asksChange: false })}
      >
        <IconMessage size={18} stroke={1.6} />
      </Button>
    ),
  };
  return (
    <Container size="lg" py="lg">
      <PageHead quotation={quotation} shown={shown} />
      <div className="quotation">
        <Stack gap="xl" className="quotation-lines">
          {isCurrent && <Living quotation={quotation} mayAsk={acts.writes} />}
          <section aria-label={t("quotation.lines.title")}>
            <Title order={2} size="h4" mb="sm">
              {t("quotation.lines.title")}
            </Title>
            <QuotationLines
              offer={shown}
              basis={shown.basis}
              unlisted={quotation.unlisted}
              days={daysOf}
              {...(isCurrent && { balance: quotation.balance })}
              {...(isCurrent && acts.writes && { act: byLine })}
            />
            <Plant offer={shown} />
          </section>
          <OfferCheck key={shown.version} offer={shown} living={quotation.living} />
        </Stack>
        <Stack className="quotation-sums">
          <Card withBorder ref={sums}>
            <PriceSteps order={shown} />
            <VatNotice offer={shown} />
            {isCurrent && <QuotationDays quotation={quotation} />}
            {isCurrent && (
              <Stack gap="xs" mt="md">
                <ToAccepted quotation={quotation} />
                {isWhole && quotation.mayAccept && (
                  <Text size="sm" fw={600}>
                    {t("quotation.accept.allTaken")}
                  </Text>
                )}
                {acts.accepts && <PartSums quotation={quotation} />}
                {acts.accepts && (
                  <Button
                    variant={isBlocked(quotation) || isWhole ? "default" : "filled"}
                    onClick={() => setAccepting(true)}
                  >
                    {t(`quotation.accept.${isWhole ? "openOptional" : (part ?? "open")}`)}
                  </Button>
                )}
                {acts.writes && (
                  <Button variant="default" onClick={() => ask({ asksChange: true })}>
                    {t("quotation.messages.askChange")}
                  </Button>
                )}
                <OwnOfferLink quotation={quotation} />
                {quotation.mayAccept && acts.why && (
                  <Text size="sm" c="dimmed">
                    {t(`quotation.accept.${acts.why}`)}
                  </Text>
                )}
              </Stack>
            )}
          </Card>
          <Conditions quotation={quotation} shown={shown} mayChange={isCurrent && acts.changes} />
          {isCurrent && <PayPlans quotation={quotation} />}
        </Stack>
        <Stack gap="xl" className="quotation-words">
          {isCurrent && <Acceptances quotation={quotation} />}
          <Versions quotation={quotation} shown={shown.version} />
          <Messages quotation={quotation} mayWrite={acts.writes} about={about} />
        </Stack>
      </div>
      {isCurrent && acts.accepts && !isWhole && !areSumsSeen && (
        <AcceptBar quotation={quotation} accept={() => setAccepting(true)} />
      )}
      {accepting && <AcceptDialog quotation={quotation} onClose={() => setAccepting(false)} />}
    </Container>
  );
}
