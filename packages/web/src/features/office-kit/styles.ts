/** Styles of the kit that only the back office needs; a visitor of the storefront never loads them. */
import "@mantine/core/styles/Accordion.css";
import "@mantine/core/styles/Code.css";
import "@mantine/core/styles/Fieldset.css";
import "@mantine/core/styles/Kbd.css";
import "@mantine/core/styles/List.css";
import "@mantine/core/styles/LoadingOverlay.css";
import "@mantine/core/styles/NavLink.css";
import "@mantine/core/styles/Progress.css";
import "@mantine/core/styles/Switch.css";
import "@mantine/core/styles/Timeline.css";
import "@mantine/core/styles/Tooltip.css";
import "./layout.css";
