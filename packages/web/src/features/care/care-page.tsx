import { Container, SegmentedControl, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, type ReactNode } from "react";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeTicket, getBackOfficeUser, listBackOfficeTickets } from "../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useListKeys } from "../../ui/list/list-keys.ts";
import { Empty, Failure } from "../../ui/states.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ChatPanel } from "../chat/chat-panel.tsx";
import { BackOffice } from "../office-kit/layout.tsx";
import { TicketWork } from "../tickets/office/ticket-work.tsx";
import { opening, paneOf, stepFrom, type CareSearch, type Pane, type Waits } from "./care-search.ts";
import { Customer } from "./customer.tsx";
import { Queue } from "./queue.tsx";
import { useWaiting } from "./use-waiting.ts";
import "./care.css";

/** The care desk: who waits, what was said, and all about the customer, in one screen of three panes. */
export const CarePage = ({ search }: { search: CareSearch }) => (
  <BackOffice access={listBackOfficeTickets.access}>
    <Desk search={search} />
  </BackOffice>
);

const panes = ["queue", "conversation", "customer"] as const satisfies readonly Pane[];
/** Wide enough for three beside each other, with the office's navigation. */
const wide = "(min-width: 75em)";

function Desk({ search }: { search: CareSearch }) {
  const { t } = useTexts(officeTicketsTexts);
  const navigate = useNavigate({ from: "/back-office/care" });
  const isWide = useMedia(wide);
  const parts = useWaiting(search.mine ?? false);
  const conversation = useRef<HTMLElement>(null);
  const { mine, ticket, chat } = search;
  const hasOpen = Boolean(ticket ?? chat);
  const go = (to: CareSearch) => void navigate({ search: to, resetScroll: false });
  const queue: Waits[] = [
    ...(parts.chats.data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => ({ kind: "chat" as const, id }))),
    ...[parts.open, parts.in_progress].flatMap(({ data }) =>
      (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => ({ kind: "ticket" as const, id }))),
    ),
  ];
  const reply = () => conversation.current?.querySelector<HTMLElement>("form textarea, .chat form input")?.focus();
  const leave = (): boolean => {
    if (hasOpen) go({ mine });
    return hasOpen;
  };
  useListKeys({
    move: (step) => {
      const next = stepFrom(queue, search, step);
      if (next) go(opening(search, next));
    },
    choose: () => undefined,
    open: reply,
    peek: () => undefined,
    reply,
    leave,
  });
  const shown = paneOf(search);
  const pane = (name: Pane, content: ReactNode) =>
    (isWide || shown === name) && (
      <section
        className={`care-pane care-${name}`}
        aria-label={t(`officeCare.${name}`)}
        {...(name === "conversation" && { ref: conversation })}
      >
        {content}
      </section>
    );
  return (
    <Container fluid py="md">
      <Title order={1} size="h3" mb="sm">
        {t("officeCare.title")}
      </Title>
      {!isWide && hasOpen && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label={t("officeCare.title")}
          value={shown}
          data={panes.map((value) => ({ value, label: t(`officeCare.${value}`) }))}
          onChange={(name) => go({ ...search, pane: name === "queue" || name === "customer" ? name : undefined })}
        />
      )}
      <div className="care">
        {pane(
          "queue",
          <Queue parts={parts} search={search} onMine={(only) => go({ ...search, mine: only || undefined })} />,
        )}
        {ticket ? (
          <OfTicket key={ticket} id={ticket} pane={pane} />
        ) : chat ? (
          <OfChat key={chat} id={chat} pane={pane} />
        ) : (
          pane("conversation", <Empty title={t("officeCare.choose")} hint={t("officeCare.chooseHint")} />)
        )}
      </div>
    </Container>
  );
}

interface Open {
  id: string;
  pane: (name: Pane, content: ReactNode) => ReactNode;
}

function OfTicket({ id, pane }: Open) {
  const { data: ticket, error, refetch } = useQuery(queryOf(getBackOfficeTicket, { params: { id } }));
  const again = () => void refetch();
  if (error)
    return (
      <>
        {(["conversation", "customer"] as const).map((name) =>
          pane(name, <Failure key={name} error={error} retry={again} />),
        )}
      </>
    );
  if (!ticket) return <>{pane("conversation", <Waiting shape="cards" />)}</>;
  const back = (
    <AnchorLink to="/back-office/tickets/$id" params={{ id }} size="sm">
      {ticket.number}
    </AnchorLink>
  );
  return (
    <>
      {pane("conversation", <TicketWork ticket={ticket} onStale={again} back={back} level={2} />)}
      {pane("customer", <Customer id={ticket.userId} ticket={ticket} />)}
    </>
  );
}

/** A chat has its customer's id. */
function OfChat({ id, pane }: Open) {
  const { t } = useTexts(officeTicketsTexts);
  const { data: user } = useQuery(queryOf(getBackOfficeUser, { params: { id } }));
  const called = user && (`${user.name} ${user.surname}`.trim() || user.email);
  return (
    <>
      {pane(
        "conversation",
        <Stack>
          <Title order={2} size="h4">
            {called ?? t("officeCare.chat")}
          </Title>
          <ChatPanel chatId={id} side="office" />
        </Stack>,
      )}
      {pane("customer", <Customer id={id} />)}
    </>
  );
}
