import { SegmentedControl } from "@mantine/core";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

type Scope = "own" | "company";

/** All orders of the company, or one's own. */
export function ScopeChoice({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTexts(peopleTexts);
  return (
    <SegmentedControl
      mb="md"
      aria-label={t("approval.scope")}
      value={scope}
      onChange={onChange}
      data={[
        { value: "company", label: t("approval.all") },
        { value: "own", label: t("approval.mine") },
      ]}
    />
  );
}
