export { EatenMostBlock } from "./EatenMostBlock.tsx";
export { EnergyBlock } from "./EnergyBlock.tsx";
export { EssenceBlock } from "./EssenceBlock.tsx";
export type { EatenMeal } from "./eaten-most.ts";
export { ReportPaper } from "./ReportPaper.tsx";
export type { Report } from "./use-report.ts";
export { useReportPhrases } from "./use-report-phrases.ts";
export { WeeksBlock } from "./WeeksBlock.tsx";
