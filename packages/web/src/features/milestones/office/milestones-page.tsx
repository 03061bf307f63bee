import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { listBackOfficeMilestones } from "@solvia/core/contract/back-office/content-crm";
import { call } from "../../../api/client.ts";
import { deleteMilestone } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { officeMilestonesTexts } from "../../../i18n/areas/office-milestones.ts";
import { date, figure, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { IconPlus } from "../../../ui/icons.gen.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { categoryName } from "../../catalogue/names.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { Milestone } from "./milestone.ts";
import { MilestoneForm } from "./milestone-form.tsx";

type Contract = typeof listBackOfficeMilestones;

const colours = { coming: "blue", running: "green", over: "gray", ended: "red" } as const;

/** Every milestone, those that last longest first. */
const milestones = declareList({
  name: "milestones",
  contract: listBackOfficeMilestones,
  title: "officeMilestones.title",
  nameOf: ({ name }) => name,
  filters: { text: { kind: "words", heading: "officeMilestones.search" } },
  columns: [
    { id: "name", heading: "officeMilestones.name", lead: true, value: ({ name }) => name },
    {
      id: "phase",
      heading: "officeMilestones.phase",
      whole: true,
      value: ({ phase }, { t }) => t(`officeMilestones.phases.${phase}`),
      cell: ({ phase }, { t }) => (
        <Badge variant="light" color={colours[phase]} c="bright" size="sm" tt="none">
          {t(`officeMilestones.phases.${phase}`)}
        </Badge>
      ),
    },
    {
      id: "target",
      heading: "officeMilestones.target",
      whole: true,
      value: ({ measure, target }, { t, language }) =>
        measure === "amount"
          ? money(target, language)
          : t("officeMilestones.targetOrders", { orders: figure(target, language) }),
    },
    {
      id: "category",
      heading: "officeMilestones.category",
      more: true,
      value: ({ category }, { t, language }) =>
        category ? categoryName(category, language) : t("officeMilestones.allCategories"),
    },
    {
      id: "period",
      heading: "officeMilestones.period",
      whole: true,
      value: ({ from, until }) => `${monthOf(from)}–${monthOf(until)}`,
    },
    {
      id: "reward",
      heading: "officeMilestones.reward",
      whole: true,
      value: ({ amount, percent: part = 0 }, { language }) =>
        amount === undefined ? percent(part, language) : money(amount, language),
    },
    { id: "reached", heading: "officeMilestones.reached", kind: "number", value: ({ reached }) => reached },
    { id: "redeemed", heading: "officeMilestones.redeemed", kind: "number", value: ({ redeemed }) => redeemed },
    {
      id: "lost",
      heading: "officeMilestones.lost",
      kind: "number",
      value: ({ lost }) => lost.length || undefined,
      cell: (milestone) => <Lost milestone={milestone} />,
    },
    {
      id: "act",
      heading: "officeMilestones.actions",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (milestone) => <Acts milestone={milestone} />,
    },
  ],
  empty: { title: "officeMilestones.none", hint: "officeMilestones.noneHint" },
  Beginnings: Add,
});

/** "2026-11" as "11/2026". */
const monthOf = (month: string): string => month.split("-").toReversed().join("/");

/** How many rewards are used though no longer earned, and at a press whose they are. */
function Lost({ milestone: { name, lost } }: { milestone: Milestone }) {
  const { t, language } = useTexts(officeMilestonesTexts);
  const [open, setOpen] = useState(false);
  if (lost.length === 0) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        color="orange"
        c="bright"
        aria-label={`${t("officeMilestones.lost")} ${name}`}
        onClick={() => setOpen(true)}
      >
        {figure(lost.length, language)}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title={`${name} · ${t("officeMilestones.lost")}`}>
          <Stack gap="sm">
            {lost.map(({ code, holderName, lostOn }) => (
              <Text key={code}>
                {t("officeMilestones.lostOne", { holder: holderName ?? "–", code, date: date(lostOn, language) })}
              </Text>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function Add() {
  const { t } = useTexts(officeMilestonesTexts);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeMilestones.add")}
      </Button>
      {adding && <MilestoneForm onClose={() => setAdding(false)} />}
    </>
  );
}

function Acts({ milestone }: { milestone: Milestone }) {
  const { t } = useTexts(officeMilestonesTexts);
  const [changing, setChanging] = useState(false);
  const { id, name, phase } = milestone;
  const remove = useToldMutation(() => call(deleteMilestone, { params: { id } }), { said: "saved" });
  if (phase === "ended") return null;
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${t("officeMilestones.change")} ${name}`}
        onClick={() => setChanging(true)}
      >
        {t("officeMilestones.change")}
      </Button>
      <AskButton
        size="compact-sm"
        label={t("officeMilestones.delete")}
        heard={`${t("officeMilestones.delete")} ${name}`}
        question={t("officeMilestones.deleteQuestion", { name })}
        named
        onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
      />
      {changing && <MilestoneForm milestone={milestone} onClose={() => setChanging(false)} />}
    </Group>
  );
}

export const MilestonesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={milestones} search={search} />
);
