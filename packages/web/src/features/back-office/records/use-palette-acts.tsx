import type { SpotlightActionData, SpotlightActionGroupData } from "@mantine/spotlight";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import type { Words } from "../../../ui/list/declaration.ts";
import { useUser } from "../../login/session.ts";
import { AskAct } from "../../office-kit/records/ask-act.tsx";
import { kinds } from "./kinds.ts";
import { isAwaited, type Sought } from "../found/sought.ts";
import { useOpenedRecords } from "../../office-kit/records/opened.ts";
import { plainWords, readVerbs } from "./read-verbs.ts";
import type { Link, Read, RecordAct, RecordKind } from "../../office-kit/records/record-kind.ts";
import { isActNow } from "../../office-kit/records/use-acts.tsx";

type OpenedRecords = ReturnType<typeof useOpenedRecords>;
type User = ReturnType<typeof useUser>;

interface Tools {
  words: Words;
  /** Shows what asks about an act. */
  ask: (draw: (onClose: () => void) => ReactNode) => void;
  go: (to: Link) => void;
}

/** What one act of a record is in the palette; below its name stands whose it is. */
function actionOf<Record>(
  kind: RecordKind<Record>,
  act: RecordAct<Record>,
  record: Record,
  { words, ask, go }: Tools,
): SpotlightActionData {
  const Icon = act.icon ?? kind.icon;
  return {
    id: `${kind.name}-${kind.idOf(record)}-${act.name}`,
    label: act.label(words),
    description: [kind.nameOf(record), (act.about ?? kind.about)(record, words)].filter(Boolean).join(" · "),
    leftSection: <Icon size={18} />,
    onClick: () =>
      "to" in act
        ? go(act.to(record))
        : ask((onClose) => <AskAct kind={kind} act={act} record={record} onClose={onClose} />),
  };
}

/** Milliseconds for which what was read is good enough to offer acts: their use cases ask again. */
const moment = 5000;
/** Fewer letters name too many records. */
const shortest = 3;
const most = 8;

const verbsOf = <Record,>({ actsOf }: RecordKind<Record>, words: Words) =>
  actsOf.map((act) => ({ act, words: plainWords([act.label(words), act.typed?.(words) ?? ""].join(" ")) }));

interface Typed {
  actions: SpotlightActionData[];
  awaited: boolean;
}

/** The acts of a kind that are typed, on the records that are typed with them; of an act that is no longer typed, none. */
function useTyped<Record>(kind: RecordKind<Record>, typed: string, searched: string, tools: Tools): Typed {
  const { words } = tools;
  const user = useUser() ?? undefined;
  const read = (text: string) => readVerbs(text, verbsOf(kind, words), plainWords(words.t("officeActs.between")));
  const isSought = (text: string) => text.length >= shortest && allowed(kind.sought.access, user);
  const said = read(searched);
  const rest = said[0]?.rest ?? "";
  const client = useQueryClient();
  const ask: Read = (route, input) =>
    client.fetchQuery({ ...queryOf(route, input), staleTime: moment }) as ReturnType<Read> as never;
  const search = useQuery({
    queryKey: [kind.name, "found", rest],
    queryFn: () => kind.find(rest, ask),
    enabled: isSought(rest),
    // What was done a moment ago has changed what can be done.
    staleTime: 0,
  });
  if (!isSought(read(typed)[0]?.rest ?? "")) return { actions: [], awaited: false };
  const actions = (search.data ?? [])
    .flatMap((record) =>
      said
        .filter(({ verb: { act } }) => isActNow(act, record, user) && !act.held?.(record, user))
        .map(({ verb: { act } }) => actionOf(kind, act, record, tools)),
    )
    .slice(0, most);
  return { actions, awaited: typed !== searched || isAwaited(search) };
}

/** The acts of the record whose page is open: all of them, or those that are typed. */
function actsHere({ here }: OpenedRecords, typed: string, tools: Tools, user: User): SpotlightActionGroupData[] {
  if (!here) return [];
  const { words } = tools;
  return here((kind, record) => {
    const now = kind.actsOf.filter(
      (act) => isActNow(act, record, user ?? undefined) && !act.held?.(record, user ?? undefined),
    );
    const said = readVerbs(typed, verbsOf(kind, words)).filter(({ rest }) => rest === "");
    const meant = typed === "" ? now : now.filter((act) => said.some(({ verb }) => verb.act === act));
    return [
      {
        group: words.t("officeActs.here", { name: kind.nameOf(record) }),
        // What takes something away comes last; whose they are stands above them.
        actions: meant
          .toSorted((one, other) => Number(one.grave ?? false) - Number(other.grave ?? false))
          .map((act) => ({ ...actionOf(kind, act, record, tools), description: "" })),
      },
    ];
  });
}

/** The records that were opened last, but for the one that is open. */
function opened({ here, last }: OpenedRecords, tools: Tools): SpotlightActionData[] {
  const hereId = here?.((kind, record) => kind.idOf(record));
  return last
    .filter(({ id, kind }) => id !== hereId && kind in kinds)
    .map(({ kind, id, name }) => {
      const Icon = kinds[kind].icon;
      return {
        id: `opened-${kind}-${id}`,
        label: name,
        leftSection: <Icon size={18} />,
        onClick: () => tools.go(kinds[kind].open(id)),
      };
    });
}

/** What the palette offers of records: acts of the open one, the last ones, and acts that are typed with a record's name. */
export function usePaletteActs(typed: string, searched: string, tools: Tools): Sought[] {
  const user = useUser();
  const records = useOpenedRecords(user?.id ?? "");
  const found = [
    useTyped(kinds.order, typed, searched, tools),
    useTyped(kinds.product, typed, searched, tools),
    useTyped(kinds.company, typed, searched, tools),
    useTyped(kinds.user, typed, searched, tools),
  ];
  const acts = { group: tools.words.t("officeActs.acts"), actions: found.flatMap(({ actions }) => actions) };
  const last = { group: tools.words.t("officeActs.opened"), actions: typed === "" ? opened(records, tools) : [] };
  return [
    { groups: actsHere(records, typed, tools, user), awaited: false },
    { groups: [acts], awaited: found.some(({ awaited }) => awaited) },
    { groups: [last], awaited: false },
  ];
}
