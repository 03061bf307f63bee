import {
  createTheme,
  localStorageColorSchemeManager,
  rem,
  type CSSVariablesResolver,
  type MantineColorScheme,
} from "@mantine/core";
import { colours, lookKey } from "@solvia/core/platform/page/look";
import { fontFamily } from "@solvia/core/platform/page/typeface";

/** Solvia's look: deep green for what acts, warm sun for accents, calm paper behind. Breakpoints are spec 9's. */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: "leaf",
  primaryShade: { light: 8, dark: 7 },
  colors: {
    leaf: [
      "#eef7f1",
      "#dcece2",
      "#b5d8c2",
      "#8bc3a1",
      "#69b185",
      "#53a673",
      "#469f69",
      "#2f7a4e",
      "#0f5132",
      "#0b4027",
    ],
    // The kit draws its dark look's words, edges and grounds with these.
    dark: [
      colours.dark.ink,
      "#cdd7d1",
      colours.dark.soft,
      "#75857c",
      colours.dark.edge,
      colours.dark.line,
      colours.dark.shade,
      colours.dark.surface,
      "#1b211e",
      "#111614",
    ],
    sun: ["#fff8e3", "#ffeecb", "#ffdc98", "#ffc85f", "#ffb831", "#ffad13", "#f2a300", "#d98f00", "#b37400", "#8f5b00"],
  },
  fontFamily,
  headings: { fontWeight: "700", textWrap: "balance" },
  defaultRadius: "md",
  breakpoints: { xs: "0em", sm: "36em", md: "48em", lg: "62em", xl: "75em" },
  spacing: { xs: rem(5), sm: rem(10), md: rem(15), lg: rem(20), xl: rem(30) },
  cursorType: "pointer",
  components: {
    Modal: { defaultProps: { size: 500 }, styles: { title: { fontWeight: 700 } } },
    // The kit's <header> would be a second banner of the page.
    ModalHeader: { defaultProps: { component: "div" } },
    DrawerHeader: { defaultProps: { component: "div" } },
    // In a narrow column the kit would cut its words off; and it would write them in capitals.
    Badge: { styles: { root: { flexShrink: 0, minWidth: "max-content", textTransform: "none" } } },
    // A light ground's own colour is too light for the words on it.
    Alert: { styles: { label: { color: "var(--ink)" } } },
    // The kit's own grey is too light on paper for WCAG AA.
    InputWrapper: { styles: { description: { color: "var(--soft)" } } },
  },
});

/** The kit's names for the house's colours; the colours themselves stand in each page's head (platform/page/look.ts). */
const namesOf = (look: "light" | "dark") => ({
  "--mantine-color-text": colours[look].ink,
  "--mantine-color-bright": colours[look].ink,
  "--mantine-color-dimmed": colours[look].soft,
  "--mantine-color-placeholder": colours[look].soft,
  "--mantine-color-error": colours[look].danger,
  "--mantine-color-red-text": colours[look].danger,
  "--mantine-color-leaf-text": colours[look].brand,
  "--mantine-color-anchor": colours[look].brand,
  "--mantine-color-body": colours[look].surface,
  "--mantine-color-default-border": colours[look].edge,
});

/** The variables of both looks, for the kit's provider. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...namesOf("light"),
    "--mantine-color-orange-text": "var(--mantine-color-orange-9)",
    "--mantine-color-sun-text": "var(--mantine-color-sun-9)",
  },
  dark: {
    ...namesOf("dark"),
    // The kit's own light grounds in the dark: an orange that cries out, a green and a grey that aren't seen on the paper.
    "--mantine-color-orange-light": colours.dark.conflict,
    "--mantine-color-leaf-light": colours.dark.chosen,
    "--mantine-color-gray-light": colours.dark.line,
  },
});

/** What a user may choose. */
export const looks = ["light", "dark", "auto"] as const satisfies readonly MantineColorScheme[];

/** The look that a user chose stays in their browser. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: lookKey });
