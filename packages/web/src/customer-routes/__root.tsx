export { Route } from "../routes/__root.tsx";
