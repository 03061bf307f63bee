import { createTheme, rem } from "@mantine/core";

/** Solvia's look: deep green for what acts, warm sun for accents, calm paper behind. Breakpoints are spec 9's. */
export const theme = createTheme({
  primaryColor: "leaf",
  primaryShade: 8,
  colors: {
    leaf: [
      "#eef7f1",
      "#dcece2",
      "#b5d8c2",
      "#8bc3a1",
      "#69b185",
      "#53a673",
      "#469f69",
      "#378a58",
      "#0f5132",
      "#0b4027",
    ],
    sun: ["#fff8e3", "#ffeecb", "#ffdc98", "#ffc85f", "#ffb831", "#ffad13", "#f2a300", "#d98f00", "#b37400", "#8f5b00"],
  },
  fontFamily: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
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
    Alert: { styles: { label: { color: "var(--mantine-color-dark-8)" } } },
    // The kit's own grey is too light on paper for WCAG AA.
    InputWrapper: { styles: { description: { color: "var(--mantine-color-dark-3)" } } },
  },
});
