import { Badge } from "@mantine/core";
import { listBackOfficeChats } from "@solvia/core/contract/back-office/content-crm";
import type { SearchOf } from "../../../api/search-of.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-lists.ts";

type Contract = typeof listBackOfficeChats;

/** Every customer's chat, the last written first. */
const chats = declareList({
  name: "chats",
  contract: listBackOfficeChats,
  title: "officeLists.chats",
  nameOf: ({ customerName }) => customerName,
  open: ({ id }) => ({ to: "/back-office/chats/$id", params: { id } }),
  columns: [
    { id: "customer", heading: "bo.customer", lead: true, value: ({ customerName }) => customerName },
    { id: "email", heading: "bo.email", card: "wide", value: ({ customerEmail }) => customerEmail },
    { id: "text", heading: "officeLists.lastText", tall: true, card: "wide", value: ({ lastText }) => lastText },
    { id: "on", heading: "officeLists.lastOn", kind: "instant", value: ({ lastMessageOn }) => lastMessageOn },
    {
      id: "unread",
      heading: "officeLists.unread",
      kind: "number",
      value: ({ unread }) => (unread > 0 ? unread : undefined),
      cell: ({ unread }) => unread > 0 && <Badge size="sm">{unread}</Badge>,
    },
  ],
  views: [{ name: "officeLists.unanswered", search: { unanswered: true } }],
  empty: { title: "officeLists.noChats" },
  // What is written meanwhile is seen without being asked for.
  again: 15_000,
});

export const ChatsPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={chats} search={search} />;
