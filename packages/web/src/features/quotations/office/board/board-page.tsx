import { Alert, Container, Group, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import { allowed } from "@solvia/core/platform/access";
import type { SearchOf } from "../../../../api/search-of.ts";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { lookOf } from "../../../../ui/list/look-of.ts";
import { problemText } from "../../../../ui/states.tsx";
import { useUser } from "../../../login/session.ts";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { AskAct } from "../../../office-kit/records/ask-act.tsx";
import { quotationKind } from "../acts/quotation-kind.tsx";
import type { Quotation } from "../quotation.ts";
import { Board } from "./board.tsx";
import { BoardFilters } from "./board-filters.tsx";
import { actOf, type State } from "./moves.ts";
import { whyNotNow, type NotNow } from "./refusal.ts";

type Contract = typeof listBackOfficeQuotations;

export const BoardPage = ({ search }: { search: SearchOf<Contract> }) => (
  <BackOffice access={listBackOfficeQuotations.access}>
    <QuotationBoard search={search} />
  </BackOffice>
);

/** The quotations as cards in a column for each state; a card that is moved is asked about as on its own page. */
function QuotationBoard({ search }: { search: SearchOf<Contract> }) {
  const { t } = useTexts(officeQuotationsTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser() ?? undefined;
  const {
    status: _,
    quotationId: _id,
    ...filters
  } = lookOf(listBackOfficeQuotations, search as Readonly<Record<string, unknown>>);
  const change = (part: object) =>
    void navigate({ to: "/back-office/quotations/board", search: { ...filters, ...part }, replace: true });
  const [asking, setAsking] = useState<{ quotation: Quotation; act: ReturnType<typeof actOf> }>();

  /** Why the last move was refused: it stays until the next one. */
  const [refused, setRefused] = useState<string>();

  /** Asks the machine and the rights by the quotation as it is now; what isn't let is said in words, and nothing moves. */
  const move = async (id: string, from: State, to: State): Promise<void> => {
    setRefused(undefined);
    const said = (key: "noWay" | "notYou" | NotNow, now = from): void =>
      setRefused(
        t(`officeQuotations.board.${key}`, {
          from: t(`officeQuotations.states.${from}`),
          to: t(`officeQuotations.states.${to}`),
          now: t(`officeQuotations.states.${now}`),
        }),
      );
    const act = actOf(from, to);
    if (!act) return said("noWay");
    if (!allowed(act.needs.access, user)) return said("notYou");
    try {
      const quotation = await client.fetchQuery({
        ...queryOf(getBackOfficeQuotation, { params: { id } }),
        staleTime: 0,
      });
      if (quotation.status !== from || !act.now(quotation)) {
        // Whoever was quicker has moved it: the board shows where it stands.
        if (quotation.status !== from) void client.invalidateQueries();
        return said(whyNotNow(quotation, from, to), quotation.status);
      }
      setAsking({ quotation, act });
    } catch (error) {
      setRefused(problemText(t, error));
    }
  };
  return (
    <Container fluid py="md">
      <Group justify="space-between" mb="sm">
        <Title order={1} size="h3">
          {t("officeQuotations.board.title")}
        </Title>
        <ButtonLink to="/back-office/quotations" search={filters} size="xs" variant="default">
          {t("officeQuotations.board.asList")}
        </ButtonLink>
      </Group>
      <BoardFilters filters={filters} change={change} />
      <div className="board-refused">
        {refused && (
          <Alert
            color="orange"
            withCloseButton
            closeButtonLabel={t("common.close")}
            onClose={() => setRefused(undefined)}
            mb="sm"
          >
            {refused}
          </Alert>
        )}
      </div>
      <Board filters={filters} move={(id, from, to) => void move(id, from, to)} />
      {asking?.act && (
        <AskAct kind={quotationKind} act={asking.act} record={asking.quotation} onClose={() => setAsking(undefined)} />
      )}
    </Container>
  );
}
