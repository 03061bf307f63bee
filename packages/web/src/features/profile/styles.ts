/** Styles of the kit that only the profile area needs; they come with it. */
import "@mantine/core/styles/NavLink.css";
import "@mantine/core/styles/Switch.css";
import "@mantine/core/styles/Code.css";
import "@mantine/core/styles/Indicator.css";
import "./profile.css";
