export { CheckInCard } from "./CheckInCard.tsx";
