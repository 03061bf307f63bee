import { Alert, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { queryOf } from "../../../api/client.ts";
import { getBlindCount } from "../../../api/endpoints/back-office-logistics.gen.ts";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { becauseText } from "../../scanning/queue/scan-words.ts";
import { Scanner } from "../../scanning/scanner.tsx";
import { FloorPage } from "../floor-page.tsx";
import { useHouses } from "../use-houses.ts";
import { WaitingSteps } from "../waiting-steps.tsx";
import { ArticleRows } from "./article-rows.tsx";
import { useAskMany } from "./ask-many.tsx";
import type { Blind } from "./count-lines.ts";
import { HandIn } from "./hand-in.tsx";
import { OpenArticle } from "./open-article.tsx";
import type { Taken } from "./take-code.ts";
import { Unexpected } from "./unexpected.tsx";
import { useCounting } from "./use-counting.ts";

/** One count: what is found is written down where one stands, never beside what the books say. */
export function CountPage({ id }: { id: string }) {
  const { t } = useTexts(officeWarehouseTexts);
  const { data, error, refetch } = useQuery(queryOf(getBlindCount, { params: { id } }));
  const back = (
    <AnchorLink to="/warehouses/counts" size="sm">
      {t("floor.counts.title")}
    </AnchorLink>
  );
  return (
    <FloorPage title={data?.place ?? t("floor.counts.title")} back={back}>
      {data && <Counting count={data} />}
      {!data && (error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting shape="record" />)}
    </FloorPage>
  );
}

function Counting({ count }: { count: Blind }) {
  const { t } = useTexts(officeWarehouseTexts);
  const navigate = useNavigate();
  const { nameOf } = useHouses();
  const top = useRef<HTMLDivElement>(null);
  const counting = useCounting(count, () => {
    notifications.show({ color: "leaf", message: t("floor.counts.handedIn") });
    void navigate({ to: "/warehouses/counts" });
  });
  const { commands, opened, standing, read } = counting;
  const { lines, state, warehouseId } = count;
  const standings = lines.map((line) => ({ line, ...standing(line) }));
  const counted = standings.filter(({ is }) => is === "recorded" || is === "waiting").length;
  const drafts = standings.filter(({ is }) => is === "draft" || is === "unread").map(({ line }) => line.productCode);
  const isGivenIn = commands.waiting.some(({ kind }) => kind === "hand-in-count");
  const mayCount = state === "open" && !isGivenIn;
  const open = (productId: string) => {
    counting.open(productId);
    top.current?.scrollIntoView({ block: "start" });
  };
  const many = useAskMany();
  const openStanding = opened && standing(opened);
  return (
    <>
      <Text size="sm" c="dimmed">
        {[nameOf(warehouseId), t("floor.counts.soFar", { counted, all: lines.length })].filter(Boolean).join(" · ")}
      </Text>
      {state !== "open" && <Alert color="blue">{t("floor.counts.over")}</Alert>}
      {isGivenIn && <Alert color="orange">{t("floor.counts.handInWaits")}</Alert>}
      {counting.failure !== undefined && <Failure error={counting.failure} />}
      <WaitingSteps commands={commands} />
      {mayCount && (
        <>
          <div ref={top} />
          <Scanner onScan={({ text }) => counting.take(text)} label={t("floor.counts.code")} />
          <TakenWords taken={counting.taken} count={count} />
          {opened && openStanding ? (
            <OpenArticle
              line={opened}
              pieces={openStanding.pieces}
              read={read[opened.productId] ?? []}
              isNew={openStanding.is === "draft"}
              onPieces={(pieces) => counting.setPieces(opened.productId, pieces)}
              onForget={(code) => counting.forgetPiece(opened.productId, code)}
              onRecord={() => {
                const { pieces } = openStanding;
                if (typeof pieces === "number") many.ask(pieces, () => counting.record(opened, pieces));
              }}
              onClose={counting.close}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t("floor.counts.blind")}
            </Text>
          )}
        </>
      )}
      {many.dialog}
      <ArticleRows lines={lines} standing={standing} open={opened?.productId} onOpen={mayCount ? open : undefined} />
      {mayCount && (
        <>
          <Unexpected onFound={(code, pieces) => many.ask(pieces, () => counting.addFound(code, pieces))} />
          <HandIn
            missing={lines.length - counted}
            drafts={drafts}
            isRefused={commands.refused.length > 0}
            onHandIn={counting.handIn}
          />
        </>
      )}
    </>
  );
}

/** What the last code was taken for. */
function TakenWords({ taken, count }: { taken: Taken | undefined; count: Blind }) {
  const { t } = useTexts(officeWarehouseTexts, officeScanningTexts);
  if (!taken || taken.is === "piece") return null;
  if (taken.is === "opened") {
    const name = count.lines.find(({ productId }) => productId === taken.productId)?.name ?? "";
    return (
      <Text size="sm" role="status">
        {t("floor.counts.opened", { name })}
      </Text>
    );
  }
  const { code } = taken;
  const words = {
    twice: () => t("floor.counts.twice", { code }),
    "none-open": () => t("floor.counts.noneOpen", { code }),
    "not-listed": () => t("floor.counts.notListed", { code }),
    refused: () => (taken.is === "refused" ? `${code}: ${becauseText(t, taken.why)}` : ""),
  };
  return (
    <Alert color={taken.is === "twice" ? "orange" : "red"} role="alert">
      {words[taken.is]()}
    </Alert>
  );
}
