import { Group, Progress, Text } from "@mantine/core";
import { useDeferredValue, useEffect, useState } from "react";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

const colours = ["red", "orange", "yellow", "lime", "green"] as const;
const lineHeight = 20;
type Score = 0 | 1 | 2 | 3 | 4;
type Estimate = (password: string, about: string[]) => Score;

/** The estimator knows the common passwords of the world, hence its size: it comes with the first letter. */
async function loadEstimator(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return (password, about) => estimator.check(password, about).score;
}

/** How hard a password is to guess, knowing who chose it. It advises: the length alone decides (domain-rules 3.7). */
export function PasswordStrength({ password, about }: { password: string; about: readonly string[] }) {
  const { t } = useTexts(peopleTexts);
  const [estimate, setEstimate] = useState<Estimate>();
  const typed = useDeferredValue(password);
  const wanted = typed.length > 0;
  useEffect(() => {
    if (wanted) void loadEstimator().then((loaded) => setEstimate(() => loaded));
  }, [wanted]);
  const known = about.flatMap((text) => text.split(/[@.\s]+/)).filter((word) => word.length > 2);
  const score = typed.length < 10 ? 0 : estimate?.(typed.slice(0, 100), known);
  const isRated = wanted && estimate && score !== undefined;
  // The line stands from the start: were it to come with the estimator, the page would move under a click.
  return (
    <Group gap="xs" mt={6} mih={lineHeight} wrap="nowrap" role="status">
      {isRated && (
        <>
          <Progress
            value={(score + 1) * 20}
            color={colours[score]}
            size="sm"
            flex={1}
            aria-label={t("strength.label")}
          />
          <Text size="xs" miw={90} ta="right">
            {t(`strength.${score}`)}
          </Text>
        </>
      )}
    </Group>
  );
}
