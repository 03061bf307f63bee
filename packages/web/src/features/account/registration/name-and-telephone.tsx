import { Grid, Text, TextInput } from "@mantine/core";
import { countryOf } from "@solvia/core/platform/locale";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  /** Whose telephone prefix stands before the number. */
  country: string;
  inputOf: (name: "name" | "surname" | "telephone") => object;
}

const half = { base: 12, sm: 6 } as const;

/** The columns of a grid that ask who it is and how to reach them. */
export function NameAndTelephone({ country, inputOf }: Props) {
  const { t } = useTexts(peopleTexts);
  return (
    <>
      <Grid.Col span={half}>
        <TextInput label={t("register.name")} autoComplete="given-name" required {...inputOf("name")} />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput label={t("register.surname")} autoComplete="family-name" required {...inputOf("surname")} />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput
          label={t("register.telephone")}
          type="tel"
          autoComplete="tel"
          required
          leftSection={
            <Text size="sm" c="dimmed">
              {countryOf(country)?.phonePrefix}
            </Text>
          }
          leftSectionWidth={54}
          {...inputOf("telephone")}
        />
      </Grid.Col>
    </>
  );
}
