/**
 * The house's colours, by light and by dark: of the application (web/ui/theme.ts) and of public pages before it is there
 * (site/pages/style.ts). In style sheets each is a variable of its name: `var(--line)`.
 */
export const colours = {
  light: {
    /** Behind everything. */
    paper: "#fbfaf6",
    /** Cards, panels, the header. */
    surface: "#ffffff",
    /** Beside a surface: heads of tables, a place that only shows. */
    shade: "#f4f1e8",
    ink: "#1d2a33",
    /** Second to the ink: 4.5:1 on paper, surface and shade (WCAG 1.4.3). */
    soft: "#4a5860",
    line: "#e6e2d8",
    /** A field's edge. */
    edge: "#ced4da",
    /** Words and lines that lead on. */
    brand: "#0f5132",
    /** What was chosen, under words in `brand-ink`. */
    chosen: "#dcece2",
    "brand-ink": "#0b4027",
    star: "#b37400",
    danger: "#b42318",
    /** Asks for a look, under words in ink. */
    notice: "#fff3c4",
    conflict: "#ffe8dc",
  },
  dark: {
    paper: "#121a16",
    surface: "#1a241f",
    shade: "#222e28",
    ink: "#e6ece8",
    soft: "#a9b8b0",
    line: "#33413a",
    edge: "#4a5a52",
    brand: "#7fcfa0",
    chosen: "#1f4231",
    "brand-ink": "#c9ecd7",
    star: "#f0b43c",
    danger: "#ff9c8f",
    notice: "#4a3c0c",
    conflict: "#53291a",
  },
} as const satisfies Record<"light" | "dark", Record<string, string>>;

export type Colour = keyof typeof colours.light;

/** Where a browser keeps what its user chose: "light", "dark" or "auto", as the system has it. */
export const lookKey = "solvia_look";

/** Set on the document's root: the kit's own name for it. */
export const lookAttribute = "data-mantine-color-scheme";

const declarations = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The variables as a style sheet; light where nothing is said. */
export const lookStyle = `:root{color-scheme:light;${declarations(colours.light)}}:root[${lookAttribute}=dark]{color-scheme:dark;${declarations(colours.dark)}}`;

/** Sets the look before anything is drawn, so that a dark page doesn't flash; a browser without storage has the light one. */
export const lookScript = `try{var l=localStorage.getItem("${lookKey}");if(l==="dark"||l==="auto"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.setAttribute("${lookAttribute}","dark")}catch{}`;
