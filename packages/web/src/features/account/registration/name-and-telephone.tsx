import { Grid, Text, TextInput } from "@mantine/core";
import { countryOf } from "@solvia/core/platform/locale";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  /** Whose telephone prefix stands before the number. */
  country: string;
  inputOf: (name: "name" | "surname" | "telephone") => object;
}

const half = { base: 12, sm: 6 } as const;

/** The columns of a grid that ask who it is and how to reach them. */
export function NameAndTelephone({ country, inputOf }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Grid.Col span={half}>
        <TextInput label={t("register.name")} autoComplete="given-name" {...inputOf("name")} />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput label={t("register.surname")} autoComplete="family-name" {...inputOf("surname")} />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput
          label={t("register.telephone")}
          type="tel"
          autoComplete="tel"
          leftSection={
            <Text size="sm" c="dark.5">
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
