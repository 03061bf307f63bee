import { Button, Group } from "@mantine/core";
import { useActs } from "../../../office-kit/records/use-acts.tsx";
import { companyKind, type KnownCompany } from "./company-kind.tsx";

/** What can be done with a company as it stands. */
export function CompanyDecision({ company, size = "sm" }: { company: KnownCompany; size?: "sm" | "compact-sm" }) {
  const { acts, dialog, running } = useActs(companyKind, company);
  return (
    <Group gap="xs" wrap="nowrap">
      {acts.map(({ name, label, next, run }) => (
        <Button
          key={name}
          size={size}
          variant={next ? "filled" : "default"}
          aria-label={`${label} ${company.companyName}`}
          loading={running}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </Group>
  );
}
