import { createFileRoute } from "@tanstack/react-router";
import { useTexts } from "../i18n/index.ts";
import { Empty } from "../ui/states.tsx";

export const Route = createFileRoute("/registration-success")({ component: Done });

function Done() {
  const { t } = useTexts();
  return <Empty title={t("register.done")} hint={t("register.doneText")} />;
}
